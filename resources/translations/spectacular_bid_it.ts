<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it">
<context>
    <name>AboutPanel</name>
    <message>
        <source>About</source>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versione {version}</translation>
    </message>
    <message>
        <source>Spectacular Bid, a domino game by Christopher Haviland; this is its digital, automatic adaptation</source>
        <translation>Spectacular Bid, un gioco di domino di Christopher Haviland; questo ne è l’adattamento digitale e automatico</translation>
    </message>
    <message>
        <source>Qt and Qt for Python come under the GNU Lesser General Public License, version 3. The program links to them dynamically: you may replace them by versions of your own. Their sources are at code.qt.io.</source>
        <translation>Qt e Qt for Python sono distribuiti con la GNU Lesser General Public License, versione 3. Il programma li collega dinamicamente: puoi sostituirli con versioni tue. I sorgenti si trovano su code.qt.io.</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>The file of matches was damaged. It was set aside as {name}; finished matches were kept as far as they could be read.</source>
        <translation>Il file delle partite era danneggiato. È stato messo da parte come {name}; le partite finite sono state conservate, per quanto leggibili.</translation>
    </message>
    <message>
        <source>Spectacular Bid is open already.</source>
        <translation>Spectacular Bid è già aperto.</translation>
    </message>
    <message>
        <source>The matches in {folder} cannot be used: {reason}</source>
        <translation>Le partite in {folder} non si possono usare: {reason}</translation>
    </message>
</context>
<context>
    <name>AuctionPanel</name>
    <message>
        <source>Auction for the opening</source>
        <translation>Asta per l’apertura</translation>
    </message>
    <message>
        <source>Bid for the opening, or forgo it: then {jockey} opens free.</source>
        <translation>Offri per l’apertura o rinuncia: allora {jockey} apre gratis.</translation>
    </message>
    <message>
        <source>{name} bids {points} (pays {price} if accepted: the jockey&apos;s {discount} off)</source>
        <translation>{name} offre {points} (se accetti paga {price}: {discount} in meno, è il fantino)</translation>
    </message>
    <message>
        <source>{name} bids {points}, and pays that if accepted</source>
        <translation>{name} offre {points} e, se accetti, li paga</translation>
    </message>
    <message>
        <source>−5</source>
        <translation>−5</translation>
    </message>
    <message>
        <source>Bid five less</source>
        <translation>Offri cinque in meno</translation>
    </message>
    <message>
        <source>+5</source>
        <translation>+5</translation>
    </message>
    <message>
        <source>Bid five more</source>
        <translation>Offri cinque in più</translation>
    </message>
    <message>
        <source>Forgo: {jockey} opens free</source>
        <translation>Rinuncia: {jockey} apre gratis</translation>
    </message>
    <message>
        <source>Accept: receive {points} and win</source>
        <translation>Accetta: ricevi {points} e vinci</translation>
    </message>
    <message>
        <source>Accept: receive {points}</source>
        <translation>Accetta: ricevi {points}</translation>
    </message>
    <message>
        <source>No bid so far</source>
        <translation>Finora nessuna offerta</translation>
    </message>
    <message>
        <source>Bids so far: {bids}</source>
        <translation>Offerte finora: {bids}</translation>
    </message>
    <message>
        <source>Lowest {lowest}, highest {highest}. Paying all {balance} loses the match.</source>
        <translation>Minimo {lowest}, massimo {highest}. Chi paga tutti i {balance} perde la partita.</translation>
    </message>
    <message>
        <source>Bid {points} − jockey&apos;s discount {discount} = {cost}</source>
        <translation>Offerta {points} − sconto del fantino {discount} = {cost}</translation>
    </message>
    <message>
        <source>You would pay {cost} and open. Balance {now} → {left}</source>
        <translation>Pagheresti {cost} e apriresti. Saldo {now} → {left}</translation>
    </message>
    <message>
        <source>{name} would receive {cost}: {now} → {then}</source>
        <translation>{name} riceverebbe {cost}: {now} → {then}</translation>
    </message>
    <message>
        <source>This would cost all you have: you would lose at once.</source>
        <translation>Ti costerebbe tutto: perderesti subito.</translation>
    </message>
    <message>
        <source>Raise to {points}</source>
        <translation>Rilancia a {points}</translation>
    </message>
    <message>
        <source>Bid {points}</source>
        <translation>Offri {points}</translation>
    </message>
</context>
<context>
    <name>Balance</name>
    <message>
        <source>{name}: {points} points</source>
        <translation>{name}: {points} punti</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punti</translation>
    </message>
</context>
<context>
    <name>BalanceChart</name>
    <message>
        <source>Balances of {zero} and {one}, hand by hand: {balances}</source>
        <translation>Saldi di {zero} e {one}, mano per mano: {balances}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
</context>
<context>
    <name>Balances</name>
    <message>
        <source>{points} points</source>
        <translation>{points} punti</translation>
    </message>
    <message>
        <source>{time} left, 10 s delay</source>
        <translation>restano {time}, prima 10 s gratis</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>restano {time}</translation>
    </message>
    <message>
        <source>running: {time} left</source>
        <translation>scorre: restano {time}</translation>
    </message>
    <message>
        <source>running: {seconds} s, then {time}</source>
        <translation>scorre: {seconds} s, poi {time}</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>jockey</source>
        <translation>fantino</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Indietro (Alt+Sinistra)</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Avanti (Alt+Destra)</translation>
    </message>
    <message>
        <source>Contents of the guide</source>
        <translation>Indice della guida</translation>
    </message>
    <message>
        <source>Close the guide (F1)</source>
        <translation>Chiudi la guida (F1)</translation>
    </message>
    <message>
        <source>Search the guide (Ctrl+F)</source>
        <translation>Cerca nella guida (Ctrl+F)</translation>
    </message>
    <message>
        <source>Previous find (Shift+F3)</source>
        <translation>Risultato precedente (Maiusc+F3)</translation>
    </message>
    <message>
        <source>Next find (F3)</source>
        <translation>Risultato successivo (F3)</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} di {count}</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nessun risultato</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>left end</source>
        <translation>estremità sinistra</translation>
    </message>
    <message>
        <source>right end</source>
        <translation>estremità destra</translation>
    </message>
    <message>
        <source>upper end</source>
        <translation>estremità in alto</translation>
    </message>
    <message>
        <source>lower end</source>
        <translation>estremità in basso</translation>
    </message>
    <message>
        <source>Open with this tile</source>
        <translation>Apri con questa tessera</translation>
    </message>
    <message>
        <source>Play on the left end ({value})</source>
        <translation>Gioca all’estremità sinistra ({value})</translation>
    </message>
    <message>
        <source>Play on the right end ({value})</source>
        <translation>Gioca all’estremità destra ({value})</translation>
    </message>
    <message>
        <source>Play on the upper end ({value})</source>
        <translation>Gioca all’estremità in alto ({value})</translation>
    </message>
    <message>
        <source>Play on the lower end ({value})</source>
        <translation>Gioca all’estremità in basso ({value})</translation>
    </message>
    <message>
        <source>No tile lies on the table yet.</source>
        <translation>Sul tavolo non c’è ancora nessuna tessera.</translation>
    </message>
    <message>
        <source>Opened with {tile}.</source>
        <translation>Apertura con {tile}.</translation>
    </message>
    <message>
        <source>The spinner is {tile}.</source>
        <translation>Lo spinner è {tile}.</translation>
    </message>
    <message>
        <source>At the {end}: no tile yet, {value} is open.</source>
        <translation>{end}: ancora nessuna tessera, il {value} è libero.</translation>
    </message>
    <message>
        <source>Towards the {end}: {tiles}; {value} is open.</source>
        <translation>Verso l’{end}: {tiles}; il {value} è libero.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>The table</source>
        <translation>Il tavolo</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>+{seconds} s</source>
        <translation>+{seconds} s</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>riserva</translation>
    </message>
</context>
<context>
    <name>ClockWidget</name>
    <message>
        <source>paused</source>
        <translation>fermo</translation>
    </message>
    <message>
        <source>{name}&apos;s clock: {time}, {note}</source>
        <translation>Orologio di {name}: {time}, {note}</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pausa (Spazio)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Avvia (Spazio)</translation>
    </message>
    <message>
        <source>First step (Home)</source>
        <translation>Primo passo (Inizio)</translation>
    </message>
    <message>
        <source>Hand before (Up)</source>
        <translation>Mano precedente (Su)</translation>
    </message>
    <message>
        <source>Step before (Left)</source>
        <translation>Passo precedente (Sinistra)</translation>
    </message>
    <message>
        <source>Next step (Right)</source>
        <translation>Passo successivo (Destra)</translation>
    </message>
    <message>
        <source>Next hand (Down)</source>
        <translation>Mano successiva (Giù)</translation>
    </message>
    <message>
        <source>Last step (End)</source>
        <translation>Ultimo passo (Fine)</translation>
    </message>
</context>
<context>
    <name>CountScreen</name>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>The hand is blocked</source>
        <translation>La mano è bloccata</translation>
    </message>
    <message>
        <source>{name} went out</source>
        <translation>{name} ha chiuso</translation>
    </message>
    <message>
        <source>The last tile is played; {other}&apos;s tiles stay face down.</source>
        <translation>L’ultima tessera è giocata; la mano di {other} resta coperta.</translation>
    </message>
    <message>
        <source>{zero} holds {sum0} pips, {one} holds {sum1} pips.</source>
        <translation>{zero} ha in mano {sum0} pallini, {one} ne ha {sum1}.</translation>
    </message>
    <message>
        <source>Equal sums: no points move.</source>
        <translation>Somme uguali: nessun punto si sposta.</translation>
    </message>
    <message>
        <source>The lower sum wins: the {sum} pips of {loser}, rounded to a multiple of five, are {worth} points.</source>
        <translation>Vince la somma più bassa: i {sum} pallini di {loser}, arrotondati a un multiplo di cinque, fanno {worth} punti.</translation>
    </message>
    <message>
        <source>{why}: {moved}</source>
        <translation>{why} – {moved}</translation>
    </message>
    <message>
        <source>The next hand is opened by rank, without an auction.</source>
        <translation>La prossima mano si apre con la tessera più alta, senza asta.</translation>
    </message>
    <message>
        <source>{jockey} is the jockey of the next hand: its opening goes to auction.</source>
        <translation>{jockey} è il fantino della prossima mano: l’apertura va all’asta.</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tessera</numerusform>
            <numerusform>%n tessere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the boneyard</source>
        <translation>
            <numerusform>%n tessera nel pozzo</numerusform>
            <numerusform>%n tessere nel pozzo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} drew %n tile(s).</source>
        <translation>
            <numerusform>{name} ha pescato %n tessera.</numerusform>
            <numerusform>{name} ha pescato %n tessere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) move.</source>
        <translation>
            <numerusform>%n gettone si sposta.</numerusform>
            <numerusform>%n gettoni si spostano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn: %n tile(s) fit</source>
        <translation>
            <numerusform>Tocca a te: %n tessera si attacca</numerusform>
            <numerusform>Tocca a te: %n tessere si attaccano</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrashNotice</name>
    <message>
        <source>Close the program</source>
        <translation>Chiudi il programma</translation>
    </message>
    <message>
        <source>The program made a mistake and has stopped. Every decision up to now is saved: start the program again to go on with the match.</source>
        <translation>Il programma ha commesso un errore e si è fermato. Ogni decisione fin qui è salvata: riavvia il programma per continuare la partita.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Qualcosa è andato storto</translation>
    </message>
</context>
<context>
    <name>DealScreen</name>
    <message>
        <source>Hand {number}</source>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>Start the hand</source>
        <translation>Comincia la mano</translation>
    </message>
    <message>
        <source>Shuffled and dealt face down. Both clocks stand still until you start.</source>
        <translation>Mescolate e distribuite coperte. I due orologi stanno fermi finché non cominciate.</translation>
    </message>
    <message>
        <source>Highest double: {name} opens.</source>
        <translation>Doppio più alto: apre {name}.</translation>
    </message>
    <message>
        <source>No doubles. Heaviest tile: {name} opens.</source>
        <translation>Nessun doppio. Tessera più pesante: apre {name}.</translation>
    </message>
    <message>
        <source>Auction for the opening: {jockey} is the jockey, {other} bids or forgoes first.</source>
        <translation>Asta per l’apertura: il fantino è {jockey}, comincia {other} con un’offerta o una rinuncia.</translation>
    </message>
</context>
<context>
    <name>DrawButton</name>
    <message>
        <source>Boneyard {count}</source>
        <translation>Pozzo {count}</translation>
    </message>
    <message>
        <source>Draw a tile (D)</source>
        <translation>Pesca (D)</translation>
    </message>
    <message>
        <source>Draw a tile, {count} left</source>
        <translation>Pesca una tessera, ne restano {count}</translation>
    </message>
</context>
<context>
    <name>EndsChip</name>
    <message>
        <source>{points} points</source>
        <translation>{points} punti</translation>
    </message>
    <message>
        <source>no score</source>
        <translation>nessun punto</translation>
    </message>
    <message>
        <source>Ends: {text}</source>
        <translation>Estremità: {text}</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Estremità</translation>
    </message>
</context>
<context>
    <name>FaultScreen</name>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Annul the match</source>
        <translation>Annulla la partita</translation>
    </message>
    <message>
        <source>The last step could not be saved ({reason}). It does not count, and the clock stands still. Nothing saved before is lost. Make room on the disk, then try again: the decision begins anew with its full delay. Or end the match without a result.</source>
        <translation>L’ultimo passo non si è potuto salvare ({reason}). Non conta, e l’orologio sta fermo. Nulla di ciò che era salvato è perso. Fate spazio sul disco e riprovate: la decisione ricomincia con tutti i suoi 10 secondi gratis. Oppure chiudete la partita senza risultato.</translation>
    </message>
    <message>
        <source>The match cannot be saved</source>
        <translation>La partita non si può salvare</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Rules guide</source>
        <translation>Guida alle regole</translation>
    </message>
    <message>
        <source>Ada</source>
        <translation>Bea</translation>
    </message>
    <message>
        <source>Leo</source>
        <translation>Leo</translation>
    </message>
    <message>
        <source>{sum}: {points} points move</source>
        <translation>{sum}: passano {points} punti</translation>
    </message>
    <message>
        <source>{sum}: nothing moves</source>
        <translation>{sum}: non passa nulla</translation>
    </message>
    <message>
        <source>Highest double: {name} opens with {tile}.</source>
        <translation>Doppio più alto: apre {name} con {tile}.</translation>
    </message>
    <message>
        <source>No doubles. Heaviest tile: {name} opens with {tile}.</source>
        <translation>Nessun doppio. Tessera più pesante: apre {name} con {tile}.</translation>
    </message>
    <message>
        <source>A decision in {seconds} s costs {cost} s: {left} of reserve left.</source>
        <translation>Una decisione in {seconds} s costa {cost} s: restano {left} di riserva.</translation>
    </message>
    <message>
        <source>A tile, a double, the spinner with its pin, and a tile face down</source>
        <translation>Una tessera, un doppio, lo spinner con il suo perno e una tessera coperta</translation>
    </message>
    <message>
        <source>Boneyard</source>
        <translation>Pozzo</translation>
    </message>
</context>
<context>
    <name>HandStrip</name>
    <message>
        <source>drawn</source>
        <translation>pescata</translation>
    </message>
</context>
<context>
    <name>HandoffScreen</name>
    <message>
        <source>I am {name}: show my tiles</source>
        <translation>Sono {name}: mostra le mie tessere</translation>
    </message>
    <message>
        <source>or hold Space or Enter for a moment</source>
        <translation>oppure tieni premuto Spazio o Invio per un momento</translation>
    </message>
    <message>
        <source>Keep the key down a little longer.</source>
        <translation>Tieni premuto il tasto ancora un po’.</translation>
    </message>
    <message>
        <source>Last turn: {what}</source>
        <translation>Ultimo turno: {what}</translation>
    </message>
    <message>
        <source>{name}&apos;s clock is running</source>
        <translation>L’orologio di {name} scorre</translation>
    </message>
    <message>
        <source>{name}&apos;s tiles are hidden</source>
        <translation>Le tessere di {name} sono nascoste</translation>
    </message>
    <message>
        <source>{name} keeps the laptop</source>
        <translation>{name} tiene il portatile</translation>
    </message>
    <message>
        <source>Pass the laptop to {name}</source>
        <translation>Passa il portatile a {name}</translation>
    </message>
    <message>
        <source>Both clocks are standing still. {other}, look away.</source>
        <translation>I due orologi stanno fermi. {other}, guarda altrove.</translation>
    </message>
    <message>
        <source>The clock of {name} runs on. {other}, look away.</source>
        <translation>L’orologio di {name} continua a scorrere. {other}, guarda altrove.</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Bid for the opening, or let {name} open</source>
        <translation>Offri per l’apertura o lascia aprire {name}</translation>
    </message>
    <message>
        <source>Answer the bid</source>
        <translation>Rispondi all’offerta</translation>
    </message>
    <message>
        <source>No tile fits: draw one</source>
        <translation>Nessuna si attacca: pesca</translation>
    </message>
    <message>
        <source>The drawn {tile} fits</source>
        <translation>La {tile} pescata si attacca</translation>
    </message>
    <message>
        <source>Open with the highest rank: {tile}</source>
        <translation>Apri con la tessera più alta: {tile}</translation>
    </message>
    <message>
        <source>Open with any tile</source>
        <translation>Apri con una tessera qualsiasi</translation>
    </message>
    <message>
        <source>Your turn: {tile} fits</source>
        <translation>Tocca a te: {tile} si attacca</translation>
    </message>
    <message>
        <source>Your turn: {tiles} and {last} fit</source>
        <translation>Tocca a te: {tiles} e {last} si attaccano</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Back to the lesson</source>
        <translation>Torna alla lezione</translation>
    </message>
    <message>
        <source>Hide my tiles (H)</source>
        <translation>Nascondi le mie tessere (H)</translation>
    </message>
    <message>
        <source>Settings …</source>
        <translation>Impostazioni …</translation>
    </message>
    <message>
        <source>About …</source>
        <translation>Informazioni …</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Termina la lezione</translation>
    </message>
    <message>
        <source>Anna</source>
        <translation>Marta</translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation>Bruno</translation>
    </message>
    <message>
        <source>Bid {points}.</source>
        <translation>Offri {points}.</translation>
    </message>
    <message>
        <source>Accept the bid.</source>
        <translation>Accetta l’offerta.</translation>
    </message>
    <message>
        <source>Draw a tile: click the boneyard, or press D.</source>
        <translation>Pesca una tessera: fai clic sul pozzo o premi D.</translation>
    </message>
    <message>
        <source>Click the button, or hold Space or Enter for half a second.</source>
        <translation>Fai clic sul pulsante, o tieni premuto Spazio o Invio per mezzo secondo.</translation>
    </message>
    <message>
        <source>Good idea, but not in this step. {task}</source>
        <translation>Buona idea, ma non in questo passo. {task}</translation>
    </message>
    <message>
        <source>The tiles are hidden, and the clock runs on.</source>
        <translation>Le tessere sono nascoste e l’orologio va avanti.</translation>
    </message>
    <message>
        <source>The clock stands still now: take your time.</source>
        <translation>Ora l’orologio sta fermo: fai con calma.</translation>
    </message>
    <message>
        <source>Scores and turns come by themselves.</source>
        <translation>Punti e turni arrivano da soli.</translation>
    </message>
    <message>
        <source>Press “{button}”.</source>
        <translation>Premi «{button}».</translation>
    </message>
    <message>
        <source>Open with {tile}: click it, then the lit place; or press Enter.</source>
        <translation>Apri con {tile}: fai clic sulla tessera, poi sul posto acceso; o premi Invio.</translation>
    </message>
    <message>
        <source>Play {tile} on the left end.</source>
        <translation>Gioca {tile} all’estremità sinistra.</translation>
    </message>
    <message>
        <source>Play {tile} on the right end.</source>
        <translation>Gioca {tile} all’estremità destra.</translation>
    </message>
    <message>
        <source>Play {tile} on the upper end.</source>
        <translation>Gioca {tile} all’estremità in alto.</translation>
    </message>
    <message>
        <source>Play {tile} on the lower end.</source>
        <translation>Gioca {tile} all’estremità in basso.</translation>
    </message>
    <message>
        <source>The ends made {total}, no multiple of five: no points move.</source>
        <translation>Le estremità davano {total}, che non è multiplo di cinque: non passano punti.</translation>
    </message>
    <message>
        <source>{total} is a multiple of five: {points} points went from {payer} to {winner}. {tokens}</source>
        <translation>{total} è multiplo di cinque: {points} punti sono passati da {payer} a {winner}. {tokens}</translation>
    </message>
    <message>
        <source>Between turns all tiles are covered, and both clocks stand still. {name} takes the laptop now.</source>
        <translation>Fra un turno e l’altro le tessere sono coperte e gli orologi fermi. Ora il portatile va a {name}.</translation>
    </message>
    <message>
        <source>Now you are {name}.</source>
        <translation>Ora giochi per {name}.</translation>
    </message>
    <message>
        <source>Each token is worth five points.</source>
        <translation>Ogni gettone vale cinque punti.</translation>
    </message>
    <message>
        <source>We jump ahead: both have played on, and {name} has one tile left.</source>
        <translation>Saltiamo avanti: si è giocato ancora, e a {name} resta una sola tessera.</translation>
    </message>
    <message>
        <source>{name} sees the new tiles on deciding only, and the clock runs from then.</source>
        <translation>{name} vede le nuove tessere solo quando decide, e da allora corre l’orologio.</translation>
    </message>
    <message>
        <source>{other} bids {bid} for the opening.</source>
        <translation>{other} offre {bid} per l’apertura.</translation>
    </message>
    <message>
        <source>{other} raises to {bid}.</source>
        <translation>{other} rilancia a {bid}.</translation>
    </message>
    <message>
        <source>{payer} pays {points} points, and so {payer} opens the hand.</source>
        <translation>{payer} paga {points} punti, e così {payer} apre la mano.</translation>
    </message>
    <message>
        <source>This one fits: it must be played at once, at an end of your choice. {ends}: worth {points}.</source>
        <translation>Questa si attacca: va giocata subito, all’estremità che vuoi. {ends}: vale {points}.</translation>
    </message>
    <message>
        <source>None of {name}&apos;s tiles fits an end. So {name} draws, one tile at a time, until one fits.</source>
        <translation>Nessuna tessera di {name} si attacca a un’estremità. Allora {name} pesca, una tessera alla volta, finché una si attacca.</translation>
    </message>
    <message>
        <source>It does not fit: draw again. On the clock it is all one turn.</source>
        <translation>Non si attacca: pesca ancora. Per l’orologio è tutto un solo turno.</translation>
    </message>
    <message>
        <source>You win by taking all the other&apos;s points, or when their time runs out. Here you play both sides, and nothing counts. {opener} holds the highest double and opens.</source>
        <translation>Vinci se prendi all’altro tutti i punti, o se il suo tempo finisce. Qui giochi da entrambe le parti, e nulla conta. {opener} ha il doppio più alto e apre.</translation>
    </message>
    <message>
        <source>The clock runs. Its ring: {delay} seconds free in each decision; then the reserve, {reserve} seconds for the whole match. In this lesson it stops in time: nobody loses.</source>
        <translation>L’orologio scorre. L’anello: {delay} secondi gratis a ogni decisione; poi la riserva, {reserve} secondi per tutta la partita. In questa lezione si ferma in tempo: nessuno perde.</translation>
    </message>
    <message>
        <source>Join equal halves, and add up the ends: {ends}, a multiple of five, worth {points}. The first double is the spinner, with a pin: it counts both halves.</source>
        <translation>Unisci metà uguali e somma le estremità: {ends}, multiplo di cinque, vale {points}. Il primo doppio è lo spinner, con un perno: conta con entrambe le metà.</translation>
    </message>
    <message>
        <source>With both its sides taken the spinner counts no more, and opens two arms, up and down. {ends}: worth {points}.</source>
        <translation>Con i due lati occupati lo spinner non conta più, e apre due bracci, in alto e in basso. {ends}: vale {points}.</translation>
    </message>
    <message>
        <source>The first tile of a side arm matches the spinner, and now that arm counts too. {ends}: worth {points}.</source>
        <translation>La prima tessera di un braccio laterale corrisponde allo spinner, e ora conta anche quel braccio. {ends}: vale {points}.</translation>
    </message>
    <message>
        <source>A double at an end counts both its halves, but it does not branch: there is one spinner only. {ends}: worth {points}.</source>
        <translation>Un doppio a un’estremità conta entrambe le metà, ma non si dirama: lo spinner è uno solo. {ends}: vale {points}.</translation>
    </message>
    <message>
        <source>With the last tile a player goes out: after the usual score the hand is over. {ends}: worth {points}.</source>
        <translation>Con l’ultima tessera si chiude: dopo i soliti punti la mano è finita. {ends}: vale {points}.</translation>
    </message>
    <message>
        <source>{winner} went out and is the jockey of the next hand. What {loser} still holds counts for nothing.</source>
        <translation>{winner} ha chiuso ed è il fantino della prossima mano. Quel che resta a {loser} non conta nulla.</translation>
    </message>
    <message>
        <source>A new hand. As {jockey} is the jockey, its opening is for sale, and {bidder} speaks first.</source>
        <translation>Una nuova mano. Poiché {jockey} è il fantino, l’apertura è in vendita, e {bidder} parla per primo.</translation>
    </message>
    <message>
        <source>Forgo it, and {other} opens free. Or bid {lowest} or more: if {other} accepts, {name} pays that to {other} and opens.</source>
        <translation>Rinuncia, e {other} apre gratis. Oppure offri almeno {lowest}: se {other} accetta, {name} paga quella somma a {other} e apre.</translation>
    </message>
    <message>
        <source>Accept, and {name} is paid; or raise. The jockey&apos;s own bid costs {discount} less: {bid} would cost only {price}.</source>
        <translation>Accetta, e {name} incassa; oppure rilancia. L’offerta del fantino costa {discount} in meno: {bid} costerebbe solo {price}.</translation>
    </message>
    <message>
        <source>Raise once more, or accept: then {name} receives {price}, and {other} opens.</source>
        <translation>Rilancia ancora o accetta: allora {name} riceve {price}, e {other} apre.</translation>
    </message>
    <message>
        <source>The ring: {delay} seconds are free in each decision. Then the reserve runs, {reserve} seconds for the whole match; without it you lose. Any tile may open; {tile} is worth {points}.</source>
        <translation>L’anello: {delay} secondi gratis a ogni decisione. Poi corre la riserva, {reserve} secondi per tutta la partita; senza, perdi. Apri con qualsiasi tessera; {tile} vale {points}.</translation>
    </message>
</context>
<context>
    <name>LessonEndScreen</name>
    <message>
        <source>Play a match</source>
        <translation>Gioca una partita</translation>
    </message>
    <message>
        <source>Read the guide</source>
        <translation>Leggi la guida</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Torna all’inizio</translation>
    </message>
    <message>
        <source>That is all you need</source>
        <translation>È tutto quel che serve</translation>
    </message>
    <message>
        <source>You win by leaving your opponent without points, or without time.</source>
        <translation>Vinci lasciando l’avversario senza punti, o senza tempo.</translation>
    </message>
    <message>
        <source>One thing more: whoever can neither play nor draw passes. That happens by itself.</source>
        <translation>Ancora una cosa: chi non può né giocare né pescare passa. Succede da sé.</translation>
    </message>
    <message>
        <source>If both pass in a row, the hand is blocked: the lower sum of pips wins the other sum in points, rounded to a multiple of five.</source>
        <translation>Se passate entrambi di fila, la mano è bloccata: la somma di pallini più bassa vince in punti l’altra somma, arrotondata a un multiplo di cinque.</translation>
    </message>
    <message>
        <source>All the rest is in the guide, F1, at any time.</source>
        <translation>Tutto il resto è nella guida, F1, in ogni momento.</translation>
    </message>
</context>
<context>
    <name>LessonStrip</name>
    <message>
        <source>Step {number} of {of}</source>
        <translation>Passo {number} di {of}</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Salta questo passo</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Termina la lezione</translation>
    </message>
</context>
<context>
    <name>MatchFlow</name>
    <message>
        <source>Hand {hand}: {zero} {points0}, {one} {points1}.</source>
        <translation>Mano {hand}: {zero} {points0}, {one} {points1}.</translation>
    </message>
    <message>
        <source>The clocks stand still.</source>
        <translation>Gli orologi stanno fermi.</translation>
    </message>
    <message>
        <source>{name}&apos;s clock is running: {time} left!</source>
        <translation>L’orologio di {name} scorre: restano {time}!</translation>
    </message>
    <message>
        <source>{name}&apos;s clock is running: {free} s, then {time}!</source>
        <translation>L’orologio di {name} scorre: {free} s, poi {time}!</translation>
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
        <translation>Torna alla partita</translation>
    </message>
</context>
<context>
    <name>OverScreen</name>
    <message>
        <source>Rematch</source>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Save the record …</source>
        <translation>Salva la partita …</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Torna all’inizio</translation>
    </message>
    <message>
        <source>Points won: {kind}</source>
        <translation>Punti vinti: {kind}</translation>
    </message>
    <message>
        <source>Biggest score</source>
        <translation>Punteggio più alto</translation>
    </message>
    <message>
        <source>Tiles drawn</source>
        <translation>Tessere pescate</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Passi</translation>
    </message>
    <message>
        <source>Thinking time, free seconds included</source>
        <translation>Tempo di riflessione, secondi gratis inclusi</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Nessun risultato</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} vince la partita</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The match could not be read: {reason}</source>
        <translation>La partita non si è potuta leggere: {reason}</translation>
    </message>
    <message>
        <source>The match cannot be saved: {reason}</source>
        <translation>La partita non si può salvare: {reason}</translation>
    </message>
    <message>
        <source>{name}&apos;s clock is running: continue that match first.</source>
        <translation>L’orologio di {name} scorre: prima continuate quella partita.</translation>
    </message>
    <message>
        <source>{zero} and {one} have not finished their match. End it without a result?</source>
        <translation>{zero} e {one} non hanno finito la loro partita. Chiuderla senza risultato?</translation>
    </message>
    <message>
        <source>End it and begin the new one</source>
        <translation>Chiudila e comincia la nuova</translation>
    </message>
    <message>
        <source>Hide my tiles (H)</source>
        <translation>Nascondi le mie tessere (H)</translation>
    </message>
    <message>
        <source>Resign …</source>
        <translation>Arrenditi …</translation>
    </message>
    <message>
        <source>End without a result …</source>
        <translation>Chiudi senza risultato …</translation>
    </message>
    <message>
        <source>Settings …</source>
        <translation>Impostazioni …</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>About …</source>
        <translation>Informazioni …</translation>
    </message>
    <message>
        <source>{name}, do you give the match up?</source>
        <translation>{name}, vuoi arrenderti e perdere la partita?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Mi arrendo</translation>
    </message>
    <message>
        <source>Do both of you end the match without a result?</source>
        <translation>Volete entrambi chiudere la partita senza risultato?</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Chiudi la partita</translation>
    </message>
    <message>
        <source>{name}&apos;s clock is running, and it runs on while you are away.</source>
        <translation>L’orologio di {name} scorre, e continua a scorrere mentre siete via.</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>Esci lo stesso</translation>
    </message>
    <message>
        <source>Close all the same</source>
        <translation>Chiudi lo stesso</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>Match records (*{suffix})</source>
        <translation>Partite salvate (*{suffix})</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>Cartella:</translation>
    </message>
    <message>
        <source>Kind of file:</source>
        <translation>Tipo di file:</translation>
    </message>
    <message>
        <source>The record could not be saved: {reason}</source>
        <translation>La partita non si è potuta salvare: {reason}</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Salvato come {name}</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>quella cartella non c&apos;è</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Cancel</source>
        <translation>Torna indietro</translation>
    </message>
    <message>
        <source>{name} agrees</source>
        <translation>{name} è d’accordo</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>the disk is full</source>
        <translation>il disco è pieno</translation>
    </message>
    <message>
        <source>the file can only be read</source>
        <translation>il file si può solo leggere</translation>
    </message>
    <message>
        <source>writing there is not allowed</source>
        <translation>lì non è permesso scrivere</translation>
    </message>
    <message>
        <source>the disk does not answer as it should</source>
        <translation>il disco non risponde come dovrebbe</translation>
    </message>
    <message>
        <source>the file of the matches is no longer in its place</source>
        <translation>il file delle partite non è più al suo posto</translation>
    </message>
    <message>
        <source>another program has the file open</source>
        <translation>un altro programma ha aperto il file</translation>
    </message>
    <message>
        <source>a newer version of the program wrote the matches</source>
        <translation>le partite sono di una versione più nuova del programma</translation>
    </message>
    <message>
        <source>the file of the matches is damaged</source>
        <translation>il file delle partite è danneggiato</translation>
    </message>
    <message>
        <source>what lies in the place of the matches is no such file</source>
        <translation>al posto delle partite c’è qualcos’altro</translation>
    </message>
    <message>
        <source>the clock went backwards</source>
        <translation>l’orologio è andato all’indietro</translation>
    </message>
    <message>
        <source>no clock could tell how long the program was closed</source>
        <translation>nessun orologio sa dire per quanto il programma è rimasto chiuso</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>The match is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>That cannot be done at this moment.</source>
        <translation>In questo momento non si può fare.</translation>
    </message>
    <message>
        <source>That tile is not in your hand.</source>
        <translation>Quella tessera non è nella tua mano.</translation>
    </message>
    <message>
        <source>This hand must be opened with your highest-ranking tile, {tile}.</source>
        <translation>Questa mano va aperta con la tua tessera più alta, {tile}.</translation>
    </message>
    <message>
        <source>The tile you drew fits: it must be played now.</source>
        <translation>La tessera pescata si attacca: va giocata subito.</translation>
    </message>
    <message>
        <source>Nothing can be joined there.</source>
        <translation>Lì non si può attaccare nulla.</translation>
    </message>
    <message>
        <source>That tile matches no open end.</source>
        <translation>Quella tessera non combacia con nessuna estremità.</translation>
    </message>
    <message>
        <source>You hold a tile that fits: play it instead of drawing.</source>
        <translation>Hai una tessera che si attacca: giocala invece di pescare.</translation>
    </message>
    <message>
        <source>A bid is a multiple of five.</source>
        <translation>Un’offerta è un multiplo di cinque.</translation>
    </message>
    <message>
        <source>That bid is too low.</source>
        <translation>Quell’offerta è troppo bassa.</translation>
    </message>
    <message>
        <source>That bid would cost more points than you have.</source>
        <translation>Quell’offerta costerebbe più punti di quanti ne hai.</translation>
    </message>
    <message>
        <source>The table had already changed: look again.</source>
        <translation>Il tavolo era già cambiato: guarda di nuovo.</translation>
    </message>
    <message>
        <source>The match could not be saved: try again or annul it first.</source>
        <translation>La partita non si è potuta salvare: prima riprovate o annullatela.</translation>
    </message>
    <message>
        <source>Nothing is drawn for the opening: it is played from the hand as dealt.</source>
        <translation>Per aprire non si pesca: si gioca una delle tessere distribuite.</translation>
    </message>
    <message>
        <source>Nothing is drawn during the auction: it decides who opens.</source>
        <translation>Durante l’asta non si pesca: l’asta decide chi apre.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Open a record</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>{name} is a folder, no match record.</source>
        <translation>{name} è una cartella, non una partita salvata.</translation>
    </message>
    <message>
        <source>There is no file {name}.</source>
        <translation>Il file {name} non esiste.</translation>
    </message>
    <message>
        <source>You are not allowed to read {name}.</source>
        <translation>Non hai il permesso di leggere {name}.</translation>
    </message>
    <message>
        <source>{name} could not be read.</source>
        <translation>Non è stato possibile leggere {name}.</translation>
    </message>
    <message>
        <source>{name} was written by another version of the program.</source>
        <translation>{name} è stato scritto da un’altra versione del programma.</translation>
    </message>
    <message>
        <source>{name} is damaged: its match cannot be shown.</source>
        <translation>{name} è danneggiato: la partita non si può mostrare.</translation>
    </message>
    <message>
        <source>{name} is no match record.</source>
        <translation>{name} non è una partita salvata.</translation>
    </message>
    <message>
        <source>In that record nothing was played.</source>
        <translation>In quella partita non si è giocato nulla.</translation>
    </message>
    <message>
        <source>This match was not over when it was recorded.</source>
        <translation>Questa partita non era finita quando è stata salvata.</translation>
    </message>
    <message>
        <source>Back to the replay</source>
        <translation>Torna a rivedere</translation>
    </message>
    <message>
        <source>Settings …</source>
        <translation>Impostazioni …</translation>
    </message>
    <message>
        <source>About …</source>
        <translation>Informazioni …</translation>
    </message>
    <message>
        <source>Close the replay</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>{name} drew {tile}.</source>
        <translation>{name} ha pescato {tile}.</translation>
    </message>
    <message>
        <source>Time: {seconds} s</source>
        <translation>Tempo: {seconds} s</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>The record ends here: the match is not over.</source>
        <translation>Il file finisce qui: la partita non è conclusa.</translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <translation>Passo {number} di {all}</translation>
    </message>
</context>
<context>
    <name>ReplaySlider</name>
    <message>
        <source>Moment of the match</source>
        <translation>Momento della partita</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>no score</source>
        <translation>nessun punto</translation>
    </message>
    <message>
        <source>{points} points from {payer} to {winner}</source>
        <translation>{points} punti: {payer} → {winner}</translation>
    </message>
    <message>
        <source>{name} has no tile that fits, and the boneyard is empty: a pass, by itself.</source>
        <translation>{name} non ha tessere che si attaccano e il pozzo è vuoto: passa, da sé.</translation>
    </message>
    <message>
        <source>{name} cannot pay the lowest bid of {lowest}: the auction is forgone, by itself.</source>
        <translation>{name} non può pagare l’offerta minima di {lowest}: rinuncia all’asta, da sé.</translation>
    </message>
    <message>
        <source>{name} cannot pay a higher bid: the bid is accepted, by itself.</source>
        <translation>{name} non può pagare un’offerta più alta: l’offerta è accettata, da sé.</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Estremità</translation>
    </message>
    <message>
        <source>Blocked hands</source>
        <translation>Mani bloccate</translation>
    </message>
    <message>
        <source>Auctions</source>
        <translation>Aste</translation>
    </message>
    <message>
        <source>{name} opened: ends {ends}, {score}.</source>
        <translation>{name} ha aperto: estremità {ends}, {score}.</translation>
    </message>
    <message>
        <source>None of them fits, and the boneyard is empty: {name} passes.</source>
        <translation>Nessuna si attacca e il pozzo è vuoto: {name} passa.</translation>
    </message>
    <message>
        <source>{name} forwent the auction: {other} opens free of charge.</source>
        <translation>{name} ha rinunciato all’asta: {other} apre gratis.</translation>
    </message>
    <message>
        <source>{name} bid {points} for the opening.</source>
        <translation>{name} ha offerto {points} per l’apertura.</translation>
    </message>
    <message>
        <source>{name} accepted the bid of {points}: {score}.</source>
        <translation>{name} ha accettato l’offerta di {points} ({score}).</translation>
    </message>
    <message>
        <source>{name} played a tile to the left: ends {ends}, {score}.</source>
        <translation>{name} ha giocato una tessera a sinistra: estremità {ends}, {score}.</translation>
    </message>
    <message>
        <source>{name} played a tile to the right: ends {ends}, {score}.</source>
        <translation>{name} ha giocato una tessera a destra: estremità {ends}, {score}.</translation>
    </message>
    <message>
        <source>{name} played a tile upwards: ends {ends}, {score}.</source>
        <translation>{name} ha giocato una tessera in alto: estremità {ends}, {score}.</translation>
    </message>
    <message>
        <source>{name} played a tile downwards: ends {ends}, {score}.</source>
        <translation>{name} ha giocato una tessera in basso: estremità {ends}, {score}.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>{loser} has no points left.</source>
        <translation>{loser} non ha più punti.</translation>
    </message>
    <message>
        <source>{loser} paid the whole balance for the opening.</source>
        <translation>{loser} ha pagato tutto il saldo per l’apertura.</translation>
    </message>
    <message>
        <source>{loser}&apos;s time ran out.</source>
        <translation>Il tempo di {loser} è scaduto.</translation>
    </message>
    <message>
        <source>{loser} resigned.</source>
        <translation>{loser} si arrende.</translation>
    </message>
    <message>
        <source>Both players ended the match without a result.</source>
        <translation>I due giocatori hanno chiuso la partita senza risultato.</translation>
    </message>
    <message>
        <source>The match is annulled, as its time could not be measured or stored reliably ({fault}).</source>
        <translation>La partita è annullata: il suo tempo non si è potuto misurare o salvare in modo affidabile ({fault}).</translation>
    </message>
</context>
<context>
    <name>ResultScreen</name>
    <message>
        <source>stopped</source>
        <translation>fermo</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Drawn last: {tile}</source>
        <translation>Ultima pescata: {tile}</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Surround</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Table and tiles</source>
        <translation>Tavolo e tessere</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Turf</source>
        <translation>Prato</translation>
    </message>
    <message>
        <source>Clubhouse</source>
        <translation>Circolo</translation>
    </message>
    <message>
        <source>Moonlight</source>
        <translation>Chiaro di luna</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animazioni</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>Cover my tiles when another program comes to the front</source>
        <translation>Copri le mie tessere quando un altro programma passa davanti</translation>
    </message>
    <message>
        <source>Full screen (F11)</source>
        <translation>Schermo intero (F11)</translation>
    </message>
    <message>
        <source>{kind}: {choice}</source>
        <translation>{kind}: {choice}</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>A sharp domino duel for two, at one laptop</source>
        <translation>Un duello serrato a domino per due, a un solo portatile</translation>
    </message>
    <message>
        <source>New here? A guided hand of five minutes shows it all.</source>
        <translation>Prima volta? Una mano guidata di cinque minuti mostra tutto.</translation>
    </message>
    <message>
        <source>A domino game by Christopher Haviland</source>
        <translation>Un gioco di domino di Christopher Haviland</translation>
    </message>
    <message>
        <source>Name of the first player</source>
        <translation>Nome del primo giocatore</translation>
    </message>
    <message>
        <source>Name of the second player</source>
        <translation>Nome del secondo giocatore</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primo giocatore</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Secondo giocatore</translation>
    </message>
    <message>
        <source>Begin the match</source>
        <translation>Comincia la partita</translation>
    </message>
    <message>
        <source>Continue the match</source>
        <translation>Continua la partita</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Impara a giocare</translation>
    </message>
    <message>
        <source>Open a record …</source>
        <translation>Apri una partita …</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Each player needs a name.</source>
        <translation>Ogni giocatore ha bisogno di un nome.</translation>
    </message>
    <message>
        <source>A name may have at most {most} characters.</source>
        <translation>Un nome può avere al massimo {most} caratteri.</translation>
    </message>
    <message>
        <source>The two names must be different.</source>
        <translation>I due nomi devono essere diversi.</translation>
    </message>
    <message>
        <source>A name may hold no control characters.</source>
        <translation>Un nome non può contenere caratteri di controllo.</translation>
    </message>
</context>
<context>
    <name>TileButton</name>
    <message>
        <source>chosen</source>
        <translation>scelta</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>tile {tile}</source>
        <translation>tessera {tile}</translation>
    </message>
    <message>
        <source>{name}, can open</source>
        <translation>{name}, può aprire</translation>
    </message>
    <message>
        <source>{name}, fits {ends}</source>
        <translation>{name}, si attacca: {ends}</translation>
    </message>
    <message>
        <source>{name}, cannot open</source>
        <translation>{name}, non può aprire</translation>
    </message>
    <message>
        <source>{name}, not now</source>
        <translation>{name}, non adesso</translation>
    </message>
    <message>
        <source>{name}, does not fit</source>
        <translation>{name}, non si attacca</translation>
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
        <translation>Guida F1</translation>
    </message>
</context>
</TS>
