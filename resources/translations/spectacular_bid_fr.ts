<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>AboutPanel</name>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Spectacular Bid, a domino game by Christopher Haviland; this is its digital, automatic adaptation</source>
        <translation>Spectacular Bid, un jeu de dominos de Christopher Haviland, ici dans son adaptation numérique et automatique</translation>
    </message>
    <message>
        <source>Qt and Qt for Python come under the GNU Lesser General Public License, version 3. The program links to them dynamically: you may replace them by versions of your own. Their sources are at code.qt.io.</source>
        <translation>Qt et Qt for Python sont distribués sous la licence GNU Lesser General Public License, version 3. Le programme leur est lié dynamiquement&#xa0;: vous pouvez les remplacer par vos propres versions. Leur code source se trouve sur code.qt.io.</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>The file of matches was damaged. It was set aside as {name}; finished matches were kept as far as they could be read.</source>
        <translation>Le fichier des parties était endommagé. Il a été mis de côté sous le nom {name}&#xa0;; les parties terminées ont été conservées dans la mesure où elles étaient lisibles.</translation>
    </message>
    <message>
        <source>Spectacular Bid is open already.</source>
        <translation>Spectacular Bid est déjà ouvert.</translation>
    </message>
    <message>
        <source>The matches in {folder} cannot be used: {reason}</source>
        <translation>Les parties dans {folder} sont inutilisables&#xa0;: {reason}</translation>
    </message>
</context>
<context>
    <name>AuctionPanel</name>
    <message>
        <source>Auction for the opening</source>
        <translation>Ouverture aux enchères</translation>
    </message>
    <message>
        <source>Bid for the opening, or forgo it: then {jockey} opens free.</source>
        <translation>Enchérissez pour l’ouverture ou renoncez&#xa0;: {jockey} ouvre alors sans payer.</translation>
    </message>
    <message>
        <source>{name} bids {points} (pays {price} if accepted: the jockey&apos;s {discount} off)</source>
        <translation>{name} enchérit à {points} (paie {price} si vous acceptez&#xa0;: {discount} de remise pour le jockey)</translation>
    </message>
    <message>
        <source>{name} bids {points}, and pays that if accepted</source>
        <translation>{name} enchérit à {points} et les paie si vous acceptez</translation>
    </message>
    <message>
        <source>−5</source>
        <translation>−5</translation>
    </message>
    <message>
        <source>Bid five less</source>
        <translation>Enchérir cinq de moins</translation>
    </message>
    <message>
        <source>+5</source>
        <translation>+5</translation>
    </message>
    <message>
        <source>Bid five more</source>
        <translation>Enchérir cinq de plus</translation>
    </message>
    <message>
        <source>Forgo: {jockey} opens free</source>
        <translation>Renoncer&#xa0;: {jockey} ouvre sans payer</translation>
    </message>
    <message>
        <source>Accept: receive {points} and win</source>
        <translation>Accepter&#xa0;: recevoir {points} et gagner</translation>
    </message>
    <message>
        <source>Accept: receive {points}</source>
        <translation>Accepter&#xa0;: recevoir {points}</translation>
    </message>
    <message>
        <source>No bid so far</source>
        <translation>Pas encore d’enchère</translation>
    </message>
    <message>
        <source>Bids so far: {bids}</source>
        <translation>Enchères&#xa0;: {bids}</translation>
    </message>
    <message>
        <source>Lowest {lowest}, highest {highest}. Paying all {balance} loses the match.</source>
        <translation>Minimum {lowest}, maximum {highest}. Payer tout ({balance}), c’est perdre.</translation>
    </message>
    <message>
        <source>Bid {points} − jockey&apos;s discount {discount} = {cost}</source>
        <translation>Enchère {points} − remise du jockey {discount} = {cost}</translation>
    </message>
    <message>
        <source>You would pay {cost} and open. Balance {now} → {left}</source>
        <translation>Vous paieriez {cost} pour ouvrir. Solde {now} → {left}</translation>
    </message>
    <message>
        <source>{name} would receive {cost}: {now} → {then}</source>
        <translation>{name} recevrait {cost}&#xa0;: {now} → {then}</translation>
    </message>
    <message>
        <source>This would cost all you have: you would lose at once.</source>
        <translation>Cela vous coûterait tout&#xa0;: vous perdriez aussitôt.</translation>
    </message>
    <message>
        <source>Raise to {points}</source>
        <translation>Surenchérir à {points}</translation>
    </message>
    <message>
        <source>Bid {points}</source>
        <translation>Enchérir à {points}</translation>
    </message>
</context>
<context>
    <name>Balance</name>
    <message>
        <source>{name}: {points} points</source>
        <translation>{name}&#xa0;: {points} points</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
</context>
<context>
    <name>BalanceChart</name>
    <message>
        <source>Balances of {zero} and {one}, hand by hand: {balances}</source>
        <translation>{zero} et {one}, soldes manche par manche&#xa0;: {balances}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Manche</translation>
    </message>
</context>
<context>
    <name>Balances</name>
    <message>
        <source>{time} left, 10 s delay</source>
        <translation>reste {time}, délai 10&#xa0;s</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>reste {time}</translation>
    </message>
    <message>
        <source>running: {time} left</source>
        <translation>en marche&#xa0;: reste {time}</translation>
    </message>
    <message>
        <source>running: {seconds} s, then {time}</source>
        <translation>en marche&#xa0;: {seconds}&#xa0;s, puis {time}</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} points</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>jockey</source>
        <translation>jockey</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Revenir (Alt+Gauche)</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Avancer (Alt+Droite)</translation>
    </message>
    <message>
        <source>Contents of the guide</source>
        <translation>Sommaire du guide</translation>
    </message>
    <message>
        <source>Close the guide (F1)</source>
        <translation>Fermer le guide (F1)</translation>
    </message>
    <message>
        <source>Search the guide (Ctrl+F)</source>
        <translation>Rechercher dans le guide (Ctrl+F)</translation>
    </message>
    <message>
        <source>Previous find (Shift+F3)</source>
        <translation>Résultat précédent (Maj+F3)</translation>
    </message>
    <message>
        <source>Next find (F3)</source>
        <translation>Résultat suivant (F3)</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} sur {count}</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Aucun résultat</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>left end</source>
        <translation>extrémité gauche</translation>
    </message>
    <message>
        <source>right end</source>
        <translation>extrémité droite</translation>
    </message>
    <message>
        <source>upper end</source>
        <translation>extrémité du haut</translation>
    </message>
    <message>
        <source>lower end</source>
        <translation>extrémité du bas</translation>
    </message>
    <message>
        <source>Open with this tile</source>
        <translation>Ouvrir avec ce domino</translation>
    </message>
    <message>
        <source>Play on the left end ({value})</source>
        <translation>Jouer à l’extrémité gauche ({value})</translation>
    </message>
    <message>
        <source>Play on the right end ({value})</source>
        <translation>Jouer à l’extrémité droite ({value})</translation>
    </message>
    <message>
        <source>Play on the upper end ({value})</source>
        <translation>Jouer à l’extrémité du haut ({value})</translation>
    </message>
    <message>
        <source>Play on the lower end ({value})</source>
        <translation>Jouer à l’extrémité du bas ({value})</translation>
    </message>
    <message>
        <source>No tile lies on the table yet.</source>
        <translation>Aucun domino sur la table pour l’instant.</translation>
    </message>
    <message>
        <source>Opened with {tile}.</source>
        <translation>Ouverture avec le {tile}.</translation>
    </message>
    <message>
        <source>The spinner is {tile}.</source>
        <translation>Le spinner est le {tile}.</translation>
    </message>
    <message>
        <source>At the {end}: no tile yet, {value} is open.</source>
        <translation>À l’{end}, encore aucun domino&#xa0;; le {value} est libre.</translation>
    </message>
    <message>
        <source>Towards the {end}: {tiles}; {value} is open.</source>
        <translation>Vers l’{end}&#xa0;: {tiles}&#xa0;; le {value} est libre.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>+{seconds} s</source>
        <translation>+{seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>réserve</translation>
    </message>
</context>
<context>
    <name>ClockWidget</name>
    <message>
        <source>paused</source>
        <translation>arrêtée</translation>
    </message>
    <message>
        <source>{name}&apos;s clock: {time}, {note}</source>
        <translation>{name}, pendule&#xa0;: {time}, {note}</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pause (Espace)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Lecture (Espace)</translation>
    </message>
    <message>
        <source>First step (Home)</source>
        <translation>Première étape (Début)</translation>
    </message>
    <message>
        <source>Hand before (Up)</source>
        <translation>Manche précédente (Haut)</translation>
    </message>
    <message>
        <source>Step before (Left)</source>
        <translation>Étape précédente (Gauche)</translation>
    </message>
    <message>
        <source>Next step (Right)</source>
        <translation>Étape suivante (Droite)</translation>
    </message>
    <message>
        <source>Next hand (Down)</source>
        <translation>Manche suivante (Bas)</translation>
    </message>
    <message>
        <source>Last step (End)</source>
        <translation>Dernière étape (Fin)</translation>
    </message>
</context>
<context>
    <name>CountScreen</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>The hand is blocked</source>
        <translation>La manche est bloquée</translation>
    </message>
    <message>
        <source>{name} went out</source>
        <translation>{name} a fini</translation>
    </message>
    <message>
        <source>The last tile is played; {other}&apos;s tiles stay face down.</source>
        <translation>Dernier domino joué&#xa0;; {other} garde sa main face cachée.</translation>
    </message>
    <message>
        <source>{zero} holds {sum0} pips, {one} holds {sum1} pips.</source>
        <translation>{zero} totalise {sum0} en main, {one} totalise {sum1}.</translation>
    </message>
    <message>
        <source>Equal sums: no points move.</source>
        <translation>Totaux égaux&#xa0;: personne ne gagne de points.</translation>
    </message>
    <message>
        <source>The lower sum wins: the {sum} pips of {loser}, rounded to a multiple of five, are {worth} points.</source>
        <translation>Le plus petit total gagne&#xa0;; {loser} perd avec {sum}&#xa0;: arrondi au multiple de cinq le plus proche, cela fait {worth}.</translation>
    </message>
    <message>
        <source>{why}: {moved}</source>
        <translation>{why}&#xa0;: {moved}</translation>
    </message>
    <message>
        <source>The next hand is opened by rank, without an auction.</source>
        <translation>La prochaine manche s’ouvrira avec le domino le plus fort, sans enchères.</translation>
    </message>
    <message>
        <source>{jockey} is the jockey of the next hand: its opening goes to auction.</source>
        <translation>{jockey} sera jockey à la prochaine manche&#xa0;: l’ouverture se joue aux enchères.</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n domino</numerusform>
            <numerusform>%n dominos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the boneyard</source>
        <translation>
            <numerusform>%n domino dans la pioche</numerusform>
            <numerusform>%n dominos dans la pioche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} drew %n tile(s).</source>
        <translation>
            <numerusform>{name} a pioché %n domino.</numerusform>
            <numerusform>{name} a pioché %n dominos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) move.</source>
        <translation>
            <numerusform>%n jeton change de camp.</numerusform>
            <numerusform>%n jetons changent de camp.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn: %n tile(s) fit</source>
        <translation>
            <numerusform>À vous&#xa0;: %n domino jouable</numerusform>
            <numerusform>À vous&#xa0;: %n dominos jouables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrashNotice</name>
    <message>
        <source>Close the program</source>
        <translation>Fermer le programme</translation>
    </message>
    <message>
        <source>The program made a mistake and has stopped. Every decision up to now is saved: start the program again to go on with the match.</source>
        <translation>Le programme a fait une erreur et s’est arrêté. Toutes les décisions prises jusqu’ici sont enregistrées&#xa0;: relancez le programme pour reprendre la partie.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Quelque chose s’est mal passé</translation>
    </message>
</context>
<context>
    <name>DealScreen</name>
    <message>
        <source>Hand {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Start the hand</source>
        <translation>Commencer la manche</translation>
    </message>
    <message>
        <source>Shuffled and dealt face down. Both clocks stand still until you start.</source>
        <translation>Dominos mélangés et distribués face cachée. Les deux pendules sont arrêtées tant que vous n’avez pas commencé.</translation>
    </message>
    <message>
        <source>Highest double: {name} opens.</source>
        <translation>Double le plus fort&#xa0;: {name} ouvre.</translation>
    </message>
    <message>
        <source>No doubles. Heaviest tile: {name} opens.</source>
        <translation>Aucun double. Domino le plus fort&#xa0;: {name} ouvre.</translation>
    </message>
    <message>
        <source>Auction for the opening: {jockey} is the jockey, {other} bids or forgoes first.</source>
        <translation>L’ouverture se joue aux enchères&#xa0;: {jockey} est jockey, {other} enchérit ou renonce en premier.</translation>
    </message>
</context>
<context>
    <name>DrawButton</name>
    <message>
        <source>Boneyard {count}</source>
        <translation>Pioche {count}</translation>
    </message>
    <message>
        <source>Draw a tile, {count} left</source>
        <translation>Piocher un domino, reste {count}</translation>
    </message>
    <message>
        <source>Draw a tile (D)</source>
        <translation>Piocher (D)</translation>
    </message>
</context>
<context>
    <name>EndsChip</name>
    <message>
        <source>{points} points</source>
        <translation>{points} points</translation>
    </message>
    <message>
        <source>no score</source>
        <translation>aucun point</translation>
    </message>
    <message>
        <source>Ends: {text}</source>
        <translation>Extrémités&#xa0;: {text}</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Extrémités</translation>
    </message>
</context>
<context>
    <name>FaultScreen</name>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Annul the match</source>
        <translation>Annuler la partie</translation>
    </message>
    <message>
        <source>The last step could not be saved ({reason}). It does not count, and the clock stands still. Nothing saved before is lost. Make room on the disk, then try again: the decision begins anew with its full delay. Or end the match without a result.</source>
        <translation>La dernière action n’a pas pu être enregistrée ({reason}). Elle ne compte pas et la pendule est arrêtée. Rien de ce qui était déjà enregistré n’est perdu. Faites de la place sur le disque, puis réessayez&#xa0;: la décision recommencera avec son délai entier. Sinon, annulez la partie&#xa0;: elle finira sans résultat.</translation>
    </message>
    <message>
        <source>The match cannot be saved</source>
        <translation>La partie ne peut pas être enregistrée</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Rules guide</source>
        <translation>Guide des règles</translation>
    </message>
    <message>
        <source>Ada</source>
        <translation>Nina</translation>
    </message>
    <message>
        <source>Leo</source>
        <translation>Léo</translation>
    </message>
    <message>
        <source>{sum}: {points} points move</source>
        <translation>{sum}&#xa0;: {points} points gagnés</translation>
    </message>
    <message>
        <source>{sum}: nothing moves</source>
        <translation>{sum}&#xa0;: aucun point</translation>
    </message>
    <message>
        <source>Highest double: {name} opens with {tile}.</source>
        <translation>Double le plus fort&#xa0;: {name} ouvre avec le {tile}.</translation>
    </message>
    <message>
        <source>No doubles. Heaviest tile: {name} opens with {tile}.</source>
        <translation>Aucun double. Domino le plus fort&#xa0;: {name} ouvre avec le {tile}.</translation>
    </message>
    <message>
        <source>A decision in {seconds} s costs {cost} s: {left} of reserve left.</source>
        <translation>Décider en {seconds}&#xa0;s coûte {cost}&#xa0;s&#xa0;: il reste {left} de réserve.</translation>
    </message>
    <message>
        <source>A tile, a double, the spinner with its pin, and a tile face down</source>
        <translation>Un domino, un double, le spinner avec son pivot et un domino face cachée</translation>
    </message>
    <message>
        <source>Boneyard</source>
        <translation>Pioche</translation>
    </message>
</context>
<context>
    <name>HandStrip</name>
    <message>
        <source>drawn</source>
        <translation>pioché</translation>
    </message>
</context>
<context>
    <name>HandoffScreen</name>
    <message>
        <source>I am {name}: show my tiles</source>
        <translation>Je suis {name}&#xa0;: voir mes dominos</translation>
    </message>
    <message>
        <source>or hold Space or Enter for a moment</source>
        <translation>ou maintenez Espace ou Entrée un instant</translation>
    </message>
    <message>
        <source>Keep the key down a little longer.</source>
        <translation>Gardez la touche enfoncée un peu plus longtemps.</translation>
    </message>
    <message>
        <source>Last turn: {what}</source>
        <translation>Dernier tour&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{name}&apos;s clock is running</source>
        <translation>{name}, votre pendule tourne</translation>
    </message>
    <message>
        <source>{name}&apos;s tiles are hidden</source>
        <translation>{name}, vos dominos sont cachés</translation>
    </message>
    <message>
        <source>{name} keeps the laptop</source>
        <translation>{name} garde l’ordinateur</translation>
    </message>
    <message>
        <source>Pass the laptop to {name}</source>
        <translation>Passez l’ordinateur à {name}</translation>
    </message>
    <message>
        <source>Both clocks are standing still. {other}, look away.</source>
        <translation>Les deux pendules sont arrêtées. {other}, regardez ailleurs.</translation>
    </message>
    <message>
        <source>The clock of {name} runs on. {other}, look away.</source>
        <translation>{name}, votre pendule continue de tourner. {other}, regardez ailleurs.</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Bid for the opening, or let {name} open</source>
        <translation>Enchérissez ou laissez {name} ouvrir</translation>
    </message>
    <message>
        <source>Answer the bid</source>
        <translation>Répondez à l’enchère</translation>
    </message>
    <message>
        <source>No tile fits: draw one</source>
        <translation>Aucun domino jouable&#xa0;: piochez</translation>
    </message>
    <message>
        <source>The drawn {tile} fits</source>
        <translation>Le {tile} pioché est jouable</translation>
    </message>
    <message>
        <source>Open with the highest rank: {tile}</source>
        <translation>Ouvrez avec le plus fort&#xa0;: {tile}</translation>
    </message>
    <message>
        <source>Open with any tile</source>
        <translation>Ouvrez avec n’importe quel domino</translation>
    </message>
    <message>
        <source>Your turn: {tile} fits</source>
        <translation>À vous&#xa0;: {tile} est jouable</translation>
    </message>
    <message>
        <source>Your turn: {tiles} and {last} fit</source>
        <translation>À vous&#xa0;: {tiles} et {last} sont jouables</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Back to the lesson</source>
        <translation>Retour à la leçon</translation>
    </message>
    <message>
        <source>Hide my tiles (H)</source>
        <translation>Cacher mes dominos (H)</translation>
    </message>
    <message>
        <source>Settings …</source>
        <translation>Réglages…</translation>
    </message>
    <message>
        <source>About …</source>
        <translation>À propos…</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Quitter la leçon</translation>
    </message>
    <message>
        <source>Anna</source>
        <translation>Anna</translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation>Bruno</translation>
    </message>
    <message>
        <source>Bid {points}.</source>
        <translation>Enchérissez à {points}.</translation>
    </message>
    <message>
        <source>Accept the bid.</source>
        <translation>Acceptez l’enchère.</translation>
    </message>
    <message>
        <source>Draw a tile: click the boneyard, or press D.</source>
        <translation>Piochez un domino&#xa0;: cliquez sur la pioche ou appuyez sur D.</translation>
    </message>
    <message>
        <source>Click the button, or hold Space or Enter for half a second.</source>
        <translation>Cliquez sur le bouton ou maintenez Espace ou Entrée une demi-seconde.</translation>
    </message>
    <message>
        <source>Good idea, but not in this step. {task}</source>
        <translation>Bonne idée, mais pas à cette étape. {task}</translation>
    </message>
    <message>
        <source>The tiles are hidden, and the clock runs on.</source>
        <translation>Les dominos sont cachés et la pendule continue de tourner.</translation>
    </message>
    <message>
        <source>The clock stands still now: take your time.</source>
        <translation>La pendule est maintenant arrêtée&#xa0;: prenez votre temps.</translation>
    </message>
    <message>
        <source>Scores and turns come by themselves.</source>
        <translation>Les points et les tours se règlent tout seuls.</translation>
    </message>
    <message>
        <source>Press “{button}”.</source>
        <translation>Appuyez sur «&#xa0;{button}&#xa0;».</translation>
    </message>
    <message>
        <source>Open with {tile}: click it, then the lit place; or press Enter.</source>
        <translation>Ouvrez avec le {tile}&#xa0;: cliquez dessus, puis sur la place éclairée&#xa0;; ou appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Play {tile} on the left end.</source>
        <translation>Jouez le {tile} à l’extrémité gauche.</translation>
    </message>
    <message>
        <source>Play {tile} on the right end.</source>
        <translation>Jouez le {tile} à l’extrémité droite.</translation>
    </message>
    <message>
        <source>Play {tile} on the upper end.</source>
        <translation>Jouez le {tile} à l’extrémité du haut.</translation>
    </message>
    <message>
        <source>Play {tile} on the lower end.</source>
        <translation>Jouez le {tile} à l’extrémité du bas.</translation>
    </message>
    <message>
        <source>The ends made {total}, no multiple of five: no points move.</source>
        <translation>Les extrémités font {total}, ce n’est pas un multiple de cinq&#xa0;: personne ne gagne de points.</translation>
    </message>
    <message>
        <source>{total} is a multiple of five: {points} points went from {payer} to {winner}. {tokens}</source>
        <translation>{total} est un multiple de cinq&#xa0;: {payer} a versé {points} points à {winner}. {tokens}</translation>
    </message>
    <message>
        <source>Between turns all tiles are covered, and both clocks stand still. {name} takes the laptop now.</source>
        <translation>Entre deux tours, tous les dominos sont couverts et les deux pendules arrêtées. {name} prend maintenant l’ordinateur.</translation>
    </message>
    <message>
        <source>Now you are {name}.</source>
        <translation>Maintenant, vous êtes {name}.</translation>
    </message>
    <message>
        <source>Each token is worth five points.</source>
        <translation>Un jeton vaut cinq points.</translation>
    </message>
    <message>
        <source>We jump ahead: both have played on, and {name} has one tile left.</source>
        <translation>Sautons quelques tours&#xa0;: la manche a continué et il ne reste qu’un domino à {name}.</translation>
    </message>
    <message>
        <source>{name} sees the new tiles on deciding only, and the clock runs from then.</source>
        <translation>{name} ne voit ses nouveaux dominos qu’au moment de décider&#xa0;; sa pendule part à cet instant.</translation>
    </message>
    <message>
        <source>{other} bids {bid} for the opening.</source>
        <translation>{other} enchérit à {bid} pour l’ouverture.</translation>
    </message>
    <message>
        <source>{other} raises to {bid}.</source>
        <translation>{other} surenchérit à {bid}.</translation>
    </message>
    <message>
        <source>{payer} pays {points} points, and so {payer} opens the hand.</source>
        <translation>{payer} paie {points} points et ouvre donc la manche.</translation>
    </message>
    <message>
        <source>This one fits: it must be played at once, at an end of your choice. {ends}: worth {points}.</source>
        <translation>Celui-ci est jouable&#xa0;: il faut le jouer aussitôt, à l’extrémité de votre choix. {ends}&#xa0;: cela rapporte {points}.</translation>
    </message>
    <message>
        <source>None of {name}&apos;s tiles fits an end. So {name} draws, one tile at a time, until one fits.</source>
        <translation>{name} n’a aucun domino jouable et pioche donc, un à la fois, jusqu’à en trouver un.</translation>
    </message>
    <message>
        <source>It does not fit: draw again. On the clock it is all one turn.</source>
        <translation>Pas jouable&#xa0;: piochez encore. Pour la pendule, c’est toujours le même tour.</translation>
    </message>
    <message>
        <source>You win by taking all the other&apos;s points, or when their time runs out. Here you play both sides, and nothing counts. {opener} holds the highest double and opens.</source>
        <translation>Vous gagnez en prenant tous les points de l’autre, ou si son temps s’épuise. Ici, vous jouez les deux camps, et rien ne compte. {opener} a le double le plus fort et ouvre.</translation>
    </message>
    <message>
        <source>The clock runs. Its ring: {delay} seconds free in each decision; then the reserve, {reserve} seconds for the whole match. In this lesson it stops in time: nobody loses.</source>
        <translation>La pendule tourne. Son anneau&#xa0;: {delay} secondes gratuites à chaque décision&#xa0;; puis la réserve, {reserve} secondes pour toute la partie. Ici, la pendule s’arrête à temps&#xa0;: personne ne perd.</translation>
    </message>
    <message>
        <source>Join equal halves, and add up the ends: {ends}, a multiple of five, worth {points}. The first double is the spinner, with a pin: it counts both halves.</source>
        <translation>Joignez des moitiés égales et additionnez les extrémités&#xa0;: {ends}, un multiple de cinq qui rapporte {points}. Le premier double est le spinner, avec son pivot&#xa0;: il compte ses deux moitiés.</translation>
    </message>
    <message>
        <source>With both its sides taken the spinner counts no more, and opens two arms, up and down. {ends}: worth {points}.</source>
        <translation>Occupé des deux côtés, le spinner ne compte plus et ouvre deux branches, en haut et en bas. {ends}&#xa0;: cela rapporte {points}.</translation>
    </message>
    <message>
        <source>The first tile of a side arm matches the spinner, and now that arm counts too. {ends}: worth {points}.</source>
        <translation>Le premier domino d’une branche latérale correspond au spinner&#xa0;; désormais, cette branche compte aussi. {ends}&#xa0;: cela rapporte {points}.</translation>
    </message>
    <message>
        <source>A double at an end counts both its halves, but it does not branch: there is one spinner only. {ends}: worth {points}.</source>
        <translation>À une extrémité, un double compte ses deux moitiés, mais il n’ouvre pas de branches&#xa0;: il n’y a qu’un spinner. {ends}&#xa0;: cela rapporte {points}.</translation>
    </message>
    <message>
        <source>With the last tile a player goes out: after the usual score the hand is over. {ends}: worth {points}.</source>
        <translation>Poser son dernier domino, c’est finir&#xa0;: les points comptent comme d’habitude et la manche s’arrête. {ends}&#xa0;: cela rapporte {points}.</translation>
    </message>
    <message>
        <source>{winner} went out and is the jockey of the next hand. What {loser} still holds counts for nothing.</source>
        <translation>{winner} a fini et sera jockey à la prochaine manche. Les dominos qui restent à {loser} ne comptent pas.</translation>
    </message>
    <message>
        <source>A new hand. As {jockey} is the jockey, its opening is for sale, and {bidder} speaks first.</source>
        <translation>Nouvelle manche. {jockey} est jockey&#xa0;: l’ouverture se joue donc aux enchères, et {bidder} parle en premier.</translation>
    </message>
    <message>
        <source>Forgo it, and {other} opens free. Or bid {lowest} or more: if {other} accepts, {name} pays that to {other} and opens.</source>
        <translation>Renoncez, et {other} ouvre sans payer. Ou enchérissez à {lowest} ou plus&#xa0;: si {other} accepte, {name} lui verse cette somme et ouvre.</translation>
    </message>
    <message>
        <source>Accept, and {name} is paid; or raise. The jockey&apos;s own bid costs {discount} less: {bid} would cost only {price}.</source>
        <translation>Acceptez, et {name} reçoit les points&#xa0;; ou surenchérissez. Le jockey a {discount} de remise sur sa propre enchère&#xa0;: à {bid}, il ne paierait que {price}.</translation>
    </message>
    <message>
        <source>Raise once more, or accept: then {name} receives {price}, and {other} opens.</source>
        <translation>Surenchérissez encore, ou acceptez&#xa0;: alors {name} reçoit {price}, et {other} ouvre.</translation>
    </message>
    <message>
        <source>The ring: {delay} seconds are free in each decision. Then the reserve runs, {reserve} seconds for the whole match; without it you lose. Any tile may open; {tile} is worth {points}.</source>
        <translation>L’anneau&#xa0;: {delay} secondes gratuites à chaque décision. Puis la réserve tourne, {reserve} secondes pour toute la partie&#xa0;; si elle s’épuise, vous perdez. Tout domino peut ouvrir&#xa0;; le {tile} rapporte {points}.</translation>
    </message>
</context>
<context>
    <name>LessonEndScreen</name>
    <message>
        <source>Play a match</source>
        <translation>Jouer une partie</translation>
    </message>
    <message>
        <source>Read the guide</source>
        <translation>Lire le guide</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Retour à l’accueil</translation>
    </message>
    <message>
        <source>That is all you need</source>
        <translation>Vous savez l’essentiel</translation>
    </message>
    <message>
        <source>You win by leaving your opponent without points, or without time.</source>
        <translation>Vous gagnez quand votre adversaire n’a plus de points, ou plus de temps.</translation>
    </message>
    <message>
        <source>One thing more: whoever can neither play nor draw passes. That happens by itself.</source>
        <translation>Encore une chose&#xa0;: qui ne peut ni jouer ni piocher passe. Cela se fait tout seul.</translation>
    </message>
    <message>
        <source>If both pass in a row, the hand is blocked: the lower sum of pips wins the other sum in points, rounded to a multiple of five.</source>
        <translation>Si les deux passent l’un après l’autre, la manche est bloquée&#xa0;: le plus petit total de pastilles gagne l’autre total en points, arrondi au multiple de cinq le plus proche.</translation>
    </message>
    <message>
        <source>All the rest is in the guide, F1, at any time.</source>
        <translation>Tout le reste est dans le guide, à tout moment, avec F1.</translation>
    </message>
</context>
<context>
    <name>LessonStrip</name>
    <message>
        <source>Step {number} of {of}</source>
        <translation>Étape {number} sur {of}</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Sauter l’étape</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Quitter la leçon</translation>
    </message>
</context>
<context>
    <name>MatchFlow</name>
    <message>
        <source>Hand {hand}: {zero} {points0}, {one} {points1}.</source>
        <translation>Manche {hand}&#xa0;: {zero} {points0}, {one} {points1}.</translation>
    </message>
    <message>
        <source>The clocks stand still.</source>
        <translation>Les pendules sont arrêtées.</translation>
    </message>
    <message>
        <source>{name}&apos;s clock is running: {time} left!</source>
        <translation>La pendule tourne pour {name}&#xa0;: reste {time}&#xa0;!</translation>
    </message>
    <message>
        <source>{name}&apos;s clock is running: {free} s, then {time}!</source>
        <translation>La pendule tourne pour {name}&#xa0;: {free}&#xa0;s, puis {time}&#xa0;!</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Retour à la partie</translation>
    </message>
</context>
<context>
    <name>OverScreen</name>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Save the record …</source>
        <translation>Enregistrer la partie…</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Retour à l’accueil</translation>
    </message>
    <message>
        <source>Points won: {kind}</source>
        <translation>Points gagnés&#xa0;: {kind}</translation>
    </message>
    <message>
        <source>Biggest score</source>
        <translation>Plus gros gain</translation>
    </message>
    <message>
        <source>Tiles drawn</source>
        <translation>Dominos piochés</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Passes</translation>
    </message>
    <message>
        <source>Thinking time, free seconds included</source>
        <translation>Réflexion, secondes gratuites comprises</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Sans résultat</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} gagne la partie</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The match could not be read: {reason}</source>
        <translation>La partie n’a pas pu être lue&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The match cannot be saved: {reason}</source>
        <translation>La partie ne peut pas être enregistrée&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{name}&apos;s clock is running: continue that match first.</source>
        <translation>La pendule tourne pour {name}&#xa0;: reprenez d’abord cette partie.</translation>
    </message>
    <message>
        <source>{zero} and {one} have not finished their match. End it without a result?</source>
        <translation>{zero} et {one} ont une partie en cours. La terminer sans résultat&#xa0;?</translation>
    </message>
    <message>
        <source>End it and begin the new one</source>
        <translation>La terminer et commencer la nouvelle</translation>
    </message>
    <message>
        <source>Hide my tiles (H)</source>
        <translation>Cacher mes dominos (H)</translation>
    </message>
    <message>
        <source>Resign …</source>
        <translation>Abandonner…</translation>
    </message>
    <message>
        <source>End without a result …</source>
        <translation>Terminer sans résultat…</translation>
    </message>
    <message>
        <source>Settings …</source>
        <translation>Réglages…</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>About …</source>
        <translation>À propos…</translation>
    </message>
    <message>
        <source>{name}, do you give the match up?</source>
        <translation>{name}, abandonnez-vous la partie&#xa0;?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Do both of you end the match without a result?</source>
        <translation>Êtes-vous d’accord pour terminer la partie sans résultat&#xa0;?</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Terminer la partie</translation>
    </message>
    <message>
        <source>{name}&apos;s clock is running, and it runs on while you are away.</source>
        <translation>La pendule tourne pour {name} et continuera de tourner en votre absence.</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>Quitter quand même</translation>
    </message>
    <message>
        <source>Close all the same</source>
        <translation>Fermer quand même</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Match records (*{suffix})</source>
        <translation>Parties enregistrées (*{suffix})</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>Dossier&#xa0;:</translation>
    </message>
    <message>
        <source>Kind of file:</source>
        <translation>Type de fichier&#xa0;:</translation>
    </message>
    <message>
        <source>The record could not be saved: {reason}</source>
        <translation>La partie n’a pas pu être enregistrée&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Enregistrée sous le nom {name}</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>ce dossier n’existe pas</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Cancel</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>{name} agrees</source>
        <translation>{name} est d’accord</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the file can only be read</source>
        <translation>le fichier est en lecture seule</translation>
    </message>
    <message>
        <source>writing there is not allowed</source>
        <translation>l’écriture n’y est pas autorisée</translation>
    </message>
    <message>
        <source>the disk does not answer as it should</source>
        <translation>le disque ne répond pas normalement</translation>
    </message>
    <message>
        <source>the file of the matches is no longer in its place</source>
        <translation>le fichier des parties n’est plus à sa place</translation>
    </message>
    <message>
        <source>another program has the file open</source>
        <translation>un autre programme utilise le fichier</translation>
    </message>
    <message>
        <source>a newer version of the program wrote the matches</source>
        <translation>les parties viennent d’une version plus récente du programme</translation>
    </message>
    <message>
        <source>the file of the matches is damaged</source>
        <translation>le fichier des parties est endommagé</translation>
    </message>
    <message>
        <source>what lies in the place of the matches is no such file</source>
        <translation>il y a autre chose à la place du fichier des parties</translation>
    </message>
    <message>
        <source>the clock went backwards</source>
        <translation>l’horloge a reculé</translation>
    </message>
    <message>
        <source>no clock could tell how long the program was closed</source>
        <translation>aucune horloge n’a pu dire combien de temps le programme est resté fermé</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>The match is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>That cannot be done at this moment.</source>
        <translation>Ce n’est pas possible en ce moment.</translation>
    </message>
    <message>
        <source>That tile is not in your hand.</source>
        <translation>Ce domino n’est pas dans votre main.</translation>
    </message>
    <message>
        <source>This hand must be opened with your highest-ranking tile, {tile}.</source>
        <translation>Cette manche doit s’ouvrir avec votre domino le plus fort, le {tile}.</translation>
    </message>
    <message>
        <source>The tile you drew fits: it must be played now.</source>
        <translation>Le domino pioché est jouable&#xa0;: il faut le jouer maintenant.</translation>
    </message>
    <message>
        <source>Nothing can be joined there.</source>
        <translation>On ne peut rien jouer à cet endroit.</translation>
    </message>
    <message>
        <source>That tile matches no open end.</source>
        <translation>Ce domino ne correspond à aucune extrémité libre.</translation>
    </message>
    <message>
        <source>You hold a tile that fits: play it instead of drawing.</source>
        <translation>Vous avez un domino jouable&#xa0;: jouez-le au lieu de piocher.</translation>
    </message>
    <message>
        <source>A bid is a multiple of five.</source>
        <translation>Une enchère est un multiple de cinq.</translation>
    </message>
    <message>
        <source>That bid is too low.</source>
        <translation>Cette enchère est trop basse.</translation>
    </message>
    <message>
        <source>That bid would cost more points than you have.</source>
        <translation>Cette enchère coûterait plus de points que vous n’en avez.</translation>
    </message>
    <message>
        <source>The table had already changed: look again.</source>
        <translation>La table avait déjà changé&#xa0;: regardez à nouveau.</translation>
    </message>
    <message>
        <source>The match could not be saved: try again or annul it first.</source>
        <translation>La partie n’a pas pu être enregistrée&#xa0;: réessayez d’abord, ou annulez-la.</translation>
    </message>
    <message>
        <source>Nothing is drawn for the opening: it is played from the hand as dealt.</source>
        <translation>On ne pioche pas pour l’ouverture&#xa0;: elle se joue avec les dominos distribués.</translation>
    </message>
    <message>
        <source>Nothing is drawn during the auction: it decides who opens.</source>
        <translation>On ne pioche pas pendant les enchères&#xa0;: elles servent à décider qui ouvre.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Open a record</source>
        <translation>Ouvrir une partie enregistrée</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{name} is a folder, no match record.</source>
        <translation>{name} est un dossier, pas une partie enregistrée.</translation>
    </message>
    <message>
        <source>There is no file {name}.</source>
        <translation>Le fichier {name} n’existe pas.</translation>
    </message>
    <message>
        <source>You are not allowed to read {name}.</source>
        <translation>Vous n’avez pas le droit de lire {name}.</translation>
    </message>
    <message>
        <source>{name} could not be read.</source>
        <translation>Impossible de lire {name}.</translation>
    </message>
    <message>
        <source>{name} was written by another version of the program.</source>
        <translation>{name} vient d’une autre version du programme.</translation>
    </message>
    <message>
        <source>{name} is damaged: its match cannot be shown.</source>
        <translation>Le fichier {name} est endommagé&#xa0;: impossible de montrer la partie.</translation>
    </message>
    <message>
        <source>{name} is no match record.</source>
        <translation>{name} n’est pas une partie enregistrée.</translation>
    </message>
    <message>
        <source>In that record nothing was played.</source>
        <translation>Rien n’a été joué dans cette partie.</translation>
    </message>
    <message>
        <source>This match was not over when it was recorded.</source>
        <translation>Cette partie n’était pas terminée quand elle a été enregistrée.</translation>
    </message>
    <message>
        <source>Back to the replay</source>
        <translation>Retour à la relecture</translation>
    </message>
    <message>
        <source>Settings …</source>
        <translation>Réglages…</translation>
    </message>
    <message>
        <source>About …</source>
        <translation>À propos…</translation>
    </message>
    <message>
        <source>Close the replay</source>
        <translation>Fermer la relecture</translation>
    </message>
    <message>
        <source>{name} drew {tile}.</source>
        <translation>{name} a pioché le {tile}.</translation>
    </message>
    <message>
        <source>Time: {seconds} s</source>
        <translation>Temps&#xa0;: {seconds} s</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>The record ends here: the match is not over.</source>
        <translation>L’enregistrement s’arrête ici&#xa0;: la partie n’est pas terminée.</translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <translation>Étape {number} sur {all}</translation>
    </message>
</context>
<context>
    <name>ReplaySlider</name>
    <message>
        <source>Moment of the match</source>
        <translation>Moment de la partie</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>no score</source>
        <translation>aucun point</translation>
    </message>
    <message>
        <source>{points} points from {payer} to {winner}</source>
        <translation>{payer} verse {points} points à {winner}</translation>
    </message>
    <message>
        <source>{name} has no tile that fits, and the boneyard is empty: a pass, by itself.</source>
        <translation>Aucun domino jouable et la pioche est vide&#xa0;: {name} passe d’office.</translation>
    </message>
    <message>
        <source>{name} cannot pay the lowest bid of {lowest}: the auction is forgone, by itself.</source>
        <translation>{name} ne peut pas payer l’enchère minimale de {lowest} et renonce d’office.</translation>
    </message>
    <message>
        <source>{name} cannot pay a higher bid: the bid is accepted, by itself.</source>
        <translation>{name} ne peut pas payer davantage et accepte l’enchère d’office.</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Extrémités</translation>
    </message>
    <message>
        <source>Blocked hands</source>
        <translation>Manches bloquées</translation>
    </message>
    <message>
        <source>Auctions</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>{name} opened: ends {ends}, {score}.</source>
        <translation>{name} a ouvert&#xa0;: extrémités {ends}, {score}.</translation>
    </message>
    <message>
        <source>None of them fits, and the boneyard is empty: {name} passes.</source>
        <translation>Rien de jouable et la pioche est vide&#xa0;: {name} passe.</translation>
    </message>
    <message>
        <source>{name} forwent the auction: {other} opens free of charge.</source>
        <translation>{name} a renoncé aux enchères&#xa0;: {other} ouvre sans payer.</translation>
    </message>
    <message>
        <source>{name} bid {points} for the opening.</source>
        <translation>{name} a enchéri à {points} pour l’ouverture.</translation>
    </message>
    <message>
        <source>{name} accepted the bid of {points}: {score}.</source>
        <translation>{name} a accepté l’enchère de {points}&#xa0;: {score}.</translation>
    </message>
    <message>
        <source>{name} played a tile to the left: ends {ends}, {score}.</source>
        <translation>{name} a joué un domino à gauche&#xa0;: extrémités {ends}, {score}.</translation>
    </message>
    <message>
        <source>{name} played a tile to the right: ends {ends}, {score}.</source>
        <translation>{name} a joué un domino à droite&#xa0;: extrémités {ends}, {score}.</translation>
    </message>
    <message>
        <source>{name} played a tile upwards: ends {ends}, {score}.</source>
        <translation>{name} a joué un domino vers le haut&#xa0;: extrémités {ends}, {score}.</translation>
    </message>
    <message>
        <source>{name} played a tile downwards: ends {ends}, {score}.</source>
        <translation>{name} a joué un domino vers le bas&#xa0;: extrémités {ends}, {score}.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>{loser} has no points left.</source>
        <translation>{loser} n’a plus de points.</translation>
    </message>
    <message>
        <source>{loser} paid the whole balance for the opening.</source>
        <translation>{loser} a payé tout son solde pour l’ouverture.</translation>
    </message>
    <message>
        <source>{loser}&apos;s time ran out.</source>
        <translation>{loser} perd au temps.</translation>
    </message>
    <message>
        <source>{loser} resigned.</source>
        <translation>{loser} a abandonné.</translation>
    </message>
    <message>
        <source>Both players ended the match without a result.</source>
        <translation>La partie a été terminée sans résultat, d’un commun accord.</translation>
    </message>
    <message>
        <source>The match is annulled, as its time could not be measured or stored reliably ({fault}).</source>
        <translation>La partie est annulée&#xa0;: le temps n’a pas pu être mesuré ou enregistré de façon fiable ({fault}).</translation>
    </message>
</context>
<context>
    <name>ResultScreen</name>
    <message>
        <source>stopped</source>
        <translation>arrêtée</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Drawn last: {tile}</source>
        <translation>Dernier pioché&#xa0;: {tile}</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Surround</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Table and tiles</source>
        <translation>Table et dominos</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Turf</source>
        <translation>Turf</translation>
    </message>
    <message>
        <source>Clubhouse</source>
        <translation>Club-house</translation>
    </message>
    <message>
        <source>Moonlight</source>
        <translation>Clair de lune</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Cover my tiles when another program comes to the front</source>
        <translation>Couvrir mes dominos quand un autre programme passe devant</translation>
    </message>
    <message>
        <source>Full screen (F11)</source>
        <translation>Plein écran (F11)</translation>
    </message>
    <message>
        <source>{kind}: {choice}</source>
        <translation>{kind}&#xa0;: {choice}</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Each player needs a name.</source>
        <translation>Chaque joueur doit avoir un nom.</translation>
    </message>
    <message>
        <source>A name may have at most {most} characters.</source>
        <translation>Un nom peut avoir {most} caractères au plus.</translation>
    </message>
    <message>
        <source>The two names must be different.</source>
        <translation>Les deux noms doivent être différents.</translation>
    </message>
    <message>
        <source>A name may hold no control characters.</source>
        <translation>Un nom ne peut pas contenir de caractères de contrôle.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>A sharp domino duel for two, at one laptop</source>
        <translation>Un duel de dominos serré, à deux sur le même ordinateur</translation>
    </message>
    <message>
        <source>New here? A guided hand of five minutes shows it all.</source>
        <translation>Première visite&#xa0;? Une manche guidée de cinq minutes vous montre tout.</translation>
    </message>
    <message>
        <source>A domino game by Christopher Haviland</source>
        <translation>Un jeu de dominos de Christopher Haviland</translation>
    </message>
    <message>
        <source>Name of the first player</source>
        <translation>Nom du premier joueur</translation>
    </message>
    <message>
        <source>Name of the second player</source>
        <translation>Nom du second joueur</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Second joueur</translation>
    </message>
    <message>
        <source>Begin the match</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>Continue the match</source>
        <translation>Reprendre la partie</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Apprendre à jouer</translation>
    </message>
    <message>
        <source>Open a record …</source>
        <translation>Revoir une partie…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
</context>
<context>
    <name>TileButton</name>
    <message>
        <source>chosen</source>
        <translation>choisi</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>tile {tile}</source>
        <translation>domino {tile}</translation>
    </message>
    <message>
        <source>{name}, can open</source>
        <translation>{name}, peut ouvrir</translation>
    </message>
    <message>
        <source>{name}, fits {ends}</source>
        <translation>{name}, jouable&#xa0;: {ends}</translation>
    </message>
    <message>
        <source>{name}, cannot open</source>
        <translation>{name}, ne peut pas ouvrir</translation>
    </message>
    <message>
        <source>{name}, not now</source>
        <translation>{name}, pas maintenant</translation>
    </message>
    <message>
        <source>{name}, does not fit</source>
        <translation>{name}, pas jouable</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Guide F1</source>
        <translation>Guide F1</translation>
    </message>
</context>
</TS>
