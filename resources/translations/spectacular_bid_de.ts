<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>AboutPanel</name>
    <message>
        <source>About</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Spectacular Bid, a domino game by Christopher Haviland; this is its digital, automatic adaptation</source>
        <translation>Spectacular Bid, ein Dominospiel von Christopher Haviland; dies ist die digitale, automatische Umsetzung</translation>
    </message>
    <message>
        <source>Qt and Qt for Python come under the GNU Lesser General Public License, version 3. The program links to them dynamically: you may replace them by versions of your own. Their sources are at code.qt.io.</source>
        <translation>Qt und Qt for Python stehen unter der GNU Lesser General Public License, Version 3. Das Programm bindet sie dynamisch ein: Du darfst sie durch eigene Versionen ersetzen. Ihre Quelltexte liegen auf code.qt.io.</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>The file of matches was damaged. It was set aside as {name}; finished matches were kept as far as they could be read.</source>
        <translation>Die Datei mit den Partien war beschädigt. Sie wurde als {name} beiseitegelegt; beendete Partien sind erhalten, soweit sie lesbar waren.</translation>
    </message>
    <message>
        <source>Spectacular Bid is open already.</source>
        <translation>Spectacular Bid ist schon geöffnet.</translation>
    </message>
    <message>
        <source>The matches in {folder} cannot be used: {reason}</source>
        <translation>Die Partien in {folder} lassen sich nicht verwenden: {reason}</translation>
    </message>
</context>
<context>
    <name>AuctionPanel</name>
    <message>
        <source>Auction for the opening</source>
        <translation>Auktion um die Eröffnung</translation>
    </message>
    <message>
        <source>Bid for the opening, or forgo it: then {jockey} opens free.</source>
        <translation>Biete oder verzichte: Dann eröffnet {jockey} gratis.</translation>
    </message>
    <message>
        <source>{name} bids {points} (pays {price} if accepted: the jockey&apos;s {discount} off)</source>
        <translation>{name} bietet {points} (zahlt {price}, wenn du annimmst: {discount} Jockey-Rabatt)</translation>
    </message>
    <message>
        <source>{name} bids {points}, and pays that if accepted</source>
        <translation>{name} bietet {points} und zahlt das, wenn du annimmst</translation>
    </message>
    <message>
        <source>−5</source>
        <translation>−5</translation>
    </message>
    <message>
        <source>Bid five less</source>
        <translation>Fünf weniger bieten</translation>
    </message>
    <message>
        <source>+5</source>
        <translation>+5</translation>
    </message>
    <message>
        <source>Bid five more</source>
        <translation>Fünf mehr bieten</translation>
    </message>
    <message>
        <source>Forgo: {jockey} opens free</source>
        <translation>Verzichten: {jockey} eröffnet gratis</translation>
    </message>
    <message>
        <source>Accept: receive {points} and win</source>
        <translation>Annehmen: {points} erhalten und siegen</translation>
    </message>
    <message>
        <source>Accept: receive {points}</source>
        <translation>Annehmen: {points} erhalten</translation>
    </message>
    <message>
        <source>No bid so far</source>
        <translation>Noch kein Gebot</translation>
    </message>
    <message>
        <source>Bids so far: {bids}</source>
        <translation>Bisherige Gebote: {bids}</translation>
    </message>
    <message>
        <source>Lowest {lowest}, highest {highest}. Paying all {balance} loses the match.</source>
        <translation>Möglich: {lowest} bis {highest}. Wer alle {balance} zahlt, verliert die Partie.</translation>
    </message>
    <message>
        <source>Bid {points} − jockey&apos;s discount {discount} = {cost}</source>
        <translation>Gebot {points} − Jockey-Rabatt {discount} = {cost}</translation>
    </message>
    <message>
        <source>You would pay {cost} and open. Balance {now} → {left}</source>
        <translation>Du würdest {cost} zahlen und eröffnen. Guthaben {now} → {left}</translation>
    </message>
    <message>
        <source>{name} would receive {cost}: {now} → {then}</source>
        <translation>{name} bekäme {cost}: {now} → {then}</translation>
    </message>
    <message>
        <source>This would cost all you have: you would lose at once.</source>
        <translation>Das würde alles kosten, was du hast: Du verlierst sofort.</translation>
    </message>
    <message>
        <source>Raise to {points}</source>
        <translation>Auf {points} erhöhen</translation>
    </message>
    <message>
        <source>Bid {points}</source>
        <translation>{points} bieten</translation>
    </message>
</context>
<context>
    <name>Balance</name>
    <message>
        <source>{name}: {points} points</source>
        <translation>{name}: {points} Punkte</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>BalanceChart</name>
    <message>
        <source>Balances of {zero} and {one}, hand by hand: {balances}</source>
        <translation>Guthaben von {zero} und {one}, Runde für Runde: {balances}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Runde</translation>
    </message>
</context>
<context>
    <name>Balances</name>
    <message>
        <source>{time} left, 10 s delay</source>
        <translation>noch {time}, dazu 10 s frei</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>noch {time}</translation>
    </message>
    <message>
        <source>running: {time} left</source>
        <translation>läuft: noch {time}</translation>
    </message>
    <message>
        <source>running: {seconds} s, then {time}</source>
        <translation>läuft: {seconds} s, dann {time}</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} Punkte</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>jockey</source>
        <translation>Jockey</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Zurück (Alt+Links)</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Vorwärts (Alt+Rechts)</translation>
    </message>
    <message>
        <source>Contents of the guide</source>
        <translation>Inhalt der Spielregeln</translation>
    </message>
    <message>
        <source>Close the guide (F1)</source>
        <translation>Spielregeln schließen (F1)</translation>
    </message>
    <message>
        <source>Search the guide (Ctrl+F)</source>
        <translation>Spielregeln durchsuchen (Strg+F)</translation>
    </message>
    <message>
        <source>Previous find (Shift+F3)</source>
        <translation>Voriger Treffer (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Next find (F3)</source>
        <translation>Nächster Treffer (F3)</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>left end</source>
        <translation>Ende links</translation>
    </message>
    <message>
        <source>right end</source>
        <translation>Ende rechts</translation>
    </message>
    <message>
        <source>upper end</source>
        <translation>Ende oben</translation>
    </message>
    <message>
        <source>lower end</source>
        <translation>Ende unten</translation>
    </message>
    <message>
        <source>Open with this tile</source>
        <translation>Mit diesem Stein eröffnen</translation>
    </message>
    <message>
        <source>Play on the left end ({value})</source>
        <translation>Am linken Ende anlegen ({value})</translation>
    </message>
    <message>
        <source>Play on the right end ({value})</source>
        <translation>Am rechten Ende anlegen ({value})</translation>
    </message>
    <message>
        <source>Play on the upper end ({value})</source>
        <translation>Am oberen Ende anlegen ({value})</translation>
    </message>
    <message>
        <source>Play on the lower end ({value})</source>
        <translation>Am unteren Ende anlegen ({value})</translation>
    </message>
    <message>
        <source>No tile lies on the table yet.</source>
        <translation>Auf dem Tisch liegt noch kein Stein.</translation>
    </message>
    <message>
        <source>Opened with {tile}.</source>
        <translation>Eröffnet mit {tile}.</translation>
    </message>
    <message>
        <source>The spinner is {tile}.</source>
        <translation>Der Spinner ist {tile}.</translation>
    </message>
    <message>
        <source>At the {end}: no tile yet, {value} is open.</source>
        <translation>{end}: noch kein Stein, {value} ist offen.</translation>
    </message>
    <message>
        <source>Towards the {end}: {tiles}; {value} is open.</source>
        <translation>Bis zum {end}: {tiles}; {value} ist offen.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
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
        <translation>Reserve</translation>
    </message>
</context>
<context>
    <name>ClockWidget</name>
    <message>
        <source>paused</source>
        <translation>pausiert</translation>
    </message>
    <message>
        <source>{name}&apos;s clock: {time}, {note}</source>
        <translation>Uhr von {name}: {time}, {note}</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>First step (Home)</source>
        <translation>Erster Schritt (Pos1)</translation>
    </message>
    <message>
        <source>Hand before (Up)</source>
        <translation>Vorige Runde (Hoch)</translation>
    </message>
    <message>
        <source>Step before (Left)</source>
        <translation>Voriger Schritt (Links)</translation>
    </message>
    <message>
        <source>Next step (Right)</source>
        <translation>Nächster Schritt (Rechts)</translation>
    </message>
    <message>
        <source>Next hand (Down)</source>
        <translation>Nächste Runde (Runter)</translation>
    </message>
    <message>
        <source>Last step (End)</source>
        <translation>Letzter Schritt (Ende)</translation>
    </message>
</context>
<context>
    <name>CountScreen</name>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The hand is blocked</source>
        <translation>Die Runde ist gesperrt</translation>
    </message>
    <message>
        <source>{name} went out</source>
        <translation>{name} hat alle Steine angelegt</translation>
    </message>
    <message>
        <source>The last tile is played; {other}&apos;s tiles stay face down.</source>
        <translation>Der letzte Stein ist gespielt; die Steine von {other} bleiben verdeckt.</translation>
    </message>
    <message>
        <source>{zero} holds {sum0} pips, {one} holds {sum1} pips.</source>
        <translation>Augensumme von {zero}: {sum0}, von {one}: {sum1}.</translation>
    </message>
    <message>
        <source>Equal sums: no points move.</source>
        <translation>Gleiche Summen: Es wandern keine Punkte.</translation>
    </message>
    <message>
        <source>The lower sum wins: the {sum} pips of {loser}, rounded to a multiple of five, are {worth} points.</source>
        <translation>Die niedrigere Summe gewinnt: Die Augensumme {sum} von {loser}, auf ein Vielfaches von fünf gerundet, ergibt {worth} Punkte.</translation>
    </message>
    <message>
        <source>{why}: {moved}</source>
        <translation>{why}: {moved}</translation>
    </message>
    <message>
        <source>The next hand is opened by rank, without an auction.</source>
        <translation>Die nächste Runde wird nach Rang eröffnet, ohne Auktion.</translation>
    </message>
    <message>
        <source>{jockey} is the jockey of the next hand: its opening goes to auction.</source>
        <translation>{jockey} ist Jockey der nächsten Runde: Die Eröffnung wird versteigert.</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the boneyard</source>
        <translation>
            <numerusform>%n Stein im Talon</numerusform>
            <numerusform>%n Steine im Talon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} drew %n tile(s).</source>
        <translation>
            <numerusform>{name} hat %n Stein gezogen.</numerusform>
            <numerusform>{name} hat %n Steine gezogen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) move.</source>
        <translation>
            <numerusform>%n Chip wandert.</numerusform>
            <numerusform>%n Chips wandern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn: %n tile(s) fit</source>
        <translation>
            <numerusform>Du bist dran: %n Stein passt</numerusform>
            <numerusform>Du bist dran: %n Steine passen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrashNotice</name>
    <message>
        <source>Close the program</source>
        <translation>Programm schließen</translation>
    </message>
    <message>
        <source>The program made a mistake and has stopped. Every decision up to now is saved: start the program again to go on with the match.</source>
        <translation>Dem Programm ist ein Fehler unterlaufen, und es wurde angehalten. Alle Entscheidungen bis jetzt sind gespeichert: Startet es neu, um die Partie fortzusetzen.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
</context>
<context>
    <name>DealScreen</name>
    <message>
        <source>Hand {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Start the hand</source>
        <translation>Runde beginnen</translation>
    </message>
    <message>
        <source>Shuffled and dealt face down. Both clocks stand still until you start.</source>
        <translation>Gemischt und verdeckt ausgeteilt. Beide Uhren stehen still, bis ihr beginnt.</translation>
    </message>
    <message>
        <source>Highest double: {name} opens.</source>
        <translation>Höchster Pasch: {name} eröffnet.</translation>
    </message>
    <message>
        <source>No doubles. Heaviest tile: {name} opens.</source>
        <translation>Kein Pasch. Schwerster Stein: {name} eröffnet.</translation>
    </message>
    <message>
        <source>Auction for the opening: {jockey} is the jockey, {other} bids or forgoes first.</source>
        <translation>Auktion um die Eröffnung: {jockey} ist Jockey, {other} bietet oder verzichtet zuerst.</translation>
    </message>
</context>
<context>
    <name>DrawButton</name>
    <message>
        <source>Boneyard {count}</source>
        <translation>Talon {count}</translation>
    </message>
    <message>
        <source>Draw a tile, {count} left</source>
        <translation>Stein ziehen, noch {count}</translation>
    </message>
    <message>
        <source>Draw a tile (D)</source>
        <translation>Stein ziehen (D)</translation>
    </message>
</context>
<context>
    <name>EndsChip</name>
    <message>
        <source>{points} points</source>
        <translation>{points} Punkte</translation>
    </message>
    <message>
        <source>no score</source>
        <translation>keine Punkte</translation>
    </message>
    <message>
        <source>Ends: {text}</source>
        <translation>Enden: {text}</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Enden</translation>
    </message>
</context>
<context>
    <name>FaultScreen</name>
    <message>
        <source>Try again</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Annul the match</source>
        <translation>Partie annullieren</translation>
    </message>
    <message>
        <source>The last step could not be saved ({reason}). It does not count, and the clock stands still. Nothing saved before is lost. Make room on the disk, then try again: the decision begins anew with its full delay. Or end the match without a result.</source>
        <translation>Der letzte Schritt ließ sich nicht speichern ({reason}). Er zählt nicht, und die Uhr steht still. Was vorher gespeichert wurde, bleibt erhalten. Schafft Platz auf dem Datenträger und versucht es noch einmal: Die Entscheidung beginnt dann von vorn, mit allen freien Sekunden. Oder beendet die Partie ohne Ergebnis.</translation>
    </message>
    <message>
        <source>The match cannot be saved</source>
        <translation>Die Partie lässt sich nicht speichern</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Rules guide</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>Ada</source>
        <translation>Ada</translation>
    </message>
    <message>
        <source>Leo</source>
        <translation>Leo</translation>
    </message>
    <message>
        <source>{sum}: {points} points move</source>
        <translation>{sum}: {points} Punkte wandern</translation>
    </message>
    <message>
        <source>{sum}: nothing moves</source>
        <translation>{sum}: nichts wandert</translation>
    </message>
    <message>
        <source>Highest double: {name} opens with {tile}.</source>
        <translation>Höchster Pasch: {name} eröffnet mit {tile}.</translation>
    </message>
    <message>
        <source>No doubles. Heaviest tile: {name} opens with {tile}.</source>
        <translation>Kein Pasch. Schwerster Stein: {name} eröffnet mit {tile}.</translation>
    </message>
    <message>
        <source>A decision in {seconds} s costs {cost} s: {left} of reserve left.</source>
        <translation>Eine Entscheidung in {seconds} s kostet {cost} s: Reserve noch {left}.</translation>
    </message>
    <message>
        <source>A tile, a double, the spinner with its pin, and a tile face down</source>
        <translation>Ein Stein, ein Pasch, der Spinner mit seinem Stift und ein verdeckter Stein</translation>
    </message>
    <message>
        <source>Boneyard</source>
        <translation>Talon</translation>
    </message>
</context>
<context>
    <name>HandStrip</name>
    <message>
        <source>drawn</source>
        <translation>gezogen</translation>
    </message>
</context>
<context>
    <name>HandoffScreen</name>
    <message>
        <source>I am {name}: show my tiles</source>
        <translation>Ich bin {name}: Steine aufdecken</translation>
    </message>
    <message>
        <source>or hold Space or Enter for a moment</source>
        <translation>oder kurz Leertaste oder Enter gedrückt halten</translation>
    </message>
    <message>
        <source>Keep the key down a little longer.</source>
        <translation>Halte die Taste etwas länger gedrückt.</translation>
    </message>
    <message>
        <source>Last turn: {what}</source>
        <translation>Letzter Zug: {what}</translation>
    </message>
    <message>
        <source>{name}&apos;s clock is running</source>
        <translation>Die Uhr von {name} läuft</translation>
    </message>
    <message>
        <source>{name}&apos;s tiles are hidden</source>
        <translation>Die Steine von {name} sind verdeckt</translation>
    </message>
    <message>
        <source>{name} keeps the laptop</source>
        <translation>{name} behält den Laptop</translation>
    </message>
    <message>
        <source>Pass the laptop to {name}</source>
        <translation>Der Laptop geht an {name}</translation>
    </message>
    <message>
        <source>Both clocks are standing still. {other}, look away.</source>
        <translation>Beide Uhren stehen still. {other}, bitte wegsehen.</translation>
    </message>
    <message>
        <source>The clock of {name} runs on. {other}, look away.</source>
        <translation>Die Uhr von {name} läuft weiter. {other}, bitte wegsehen.</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Bid for the opening, or let {name} open</source>
        <translation>Biete auf die Eröffnung oder lass {name} eröffnen</translation>
    </message>
    <message>
        <source>Answer the bid</source>
        <translation>Antworte auf das Gebot</translation>
    </message>
    <message>
        <source>No tile fits: draw one</source>
        <translation>Kein Stein passt: Zieh einen</translation>
    </message>
    <message>
        <source>The drawn {tile} fits</source>
        <translation>Der gezogene Stein {tile} passt</translation>
    </message>
    <message>
        <source>Open with the highest rank: {tile}</source>
        <translation>Eröffne mit dem ranghöchsten Stein: {tile}</translation>
    </message>
    <message>
        <source>Open with any tile</source>
        <translation>Eröffne mit einem beliebigen Stein</translation>
    </message>
    <message>
        <source>Your turn: {tile} fits</source>
        <translation>Du bist dran: {tile} passt</translation>
    </message>
    <message>
        <source>Your turn: {tiles} and {last} fit</source>
        <translation>Du bist dran: {tiles} und {last} passen</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Back to the lesson</source>
        <translation>Zurück zur Lektion</translation>
    </message>
    <message>
        <source>Hide my tiles (H)</source>
        <translation>Meine Steine verdecken (H)</translation>
    </message>
    <message>
        <source>Settings …</source>
        <translation>Einstellungen …</translation>
    </message>
    <message>
        <source>About …</source>
        <translation>Info …</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Lektion beenden</translation>
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
        <translation>Biete {points}.</translation>
    </message>
    <message>
        <source>Accept the bid.</source>
        <translation>Nimm das Gebot an.</translation>
    </message>
    <message>
        <source>Draw a tile: click the boneyard, or press D.</source>
        <translation>Zieh einen Stein: Klick auf den Talon oder drück D.</translation>
    </message>
    <message>
        <source>Click the button, or hold Space or Enter for half a second.</source>
        <translation>Klick auf den Knopf oder halte Leertaste oder Enter eine halbe Sekunde gedrückt.</translation>
    </message>
    <message>
        <source>Good idea, but not in this step. {task}</source>
        <translation>Gute Idee, nur nicht in diesem Schritt. {task}</translation>
    </message>
    <message>
        <source>The tiles are hidden, and the clock runs on.</source>
        <translation>Die Steine sind verdeckt, und die Uhr läuft weiter.</translation>
    </message>
    <message>
        <source>The clock stands still now: take your time.</source>
        <translation>Die Uhr steht jetzt still: Lass dir Zeit.</translation>
    </message>
    <message>
        <source>Scores and turns come by themselves.</source>
        <translation>Wertung und Zugwechsel laufen von selbst.</translation>
    </message>
    <message>
        <source>Press “{button}”.</source>
        <translation>Drück auf „{button}“.</translation>
    </message>
    <message>
        <source>Open with {tile}: click it, then the lit place; or press Enter.</source>
        <translation>Eröffne mit {tile}: Klick auf den Stein, dann auf den leuchtenden Platz; oder drück Enter.</translation>
    </message>
    <message>
        <source>Play {tile} on the left end.</source>
        <translation>Leg {tile} am linken Ende an.</translation>
    </message>
    <message>
        <source>Play {tile} on the right end.</source>
        <translation>Leg {tile} am rechten Ende an.</translation>
    </message>
    <message>
        <source>Play {tile} on the upper end.</source>
        <translation>Leg {tile} am oberen Ende an.</translation>
    </message>
    <message>
        <source>Play {tile} on the lower end.</source>
        <translation>Leg {tile} am unteren Ende an.</translation>
    </message>
    <message>
        <source>The ends made {total}, no multiple of five: no points move.</source>
        <translation>Die Enden ergaben {total}, kein Vielfaches von fünf: Es wandern keine Punkte.</translation>
    </message>
    <message>
        <source>{total} is a multiple of five: {points} points went from {payer} to {winner}. {tokens}</source>
        <translation>{total} ist ein Vielfaches von fünf: {points} Punkte gingen von {payer} an {winner}. {tokens}</translation>
    </message>
    <message>
        <source>Between turns all tiles are covered, and both clocks stand still. {name} takes the laptop now.</source>
        <translation>Zwischen den Zügen sind alle Steine verdeckt, und beide Uhren stehen still. Jetzt ist {name} am Laptop.</translation>
    </message>
    <message>
        <source>Now you are {name}.</source>
        <translation>Jetzt bist du {name}.</translation>
    </message>
    <message>
        <source>Each token is worth five points.</source>
        <translation>Jeder Chip ist fünf Punkte wert.</translation>
    </message>
    <message>
        <source>We jump ahead: both have played on, and {name} has one tile left.</source>
        <translation>Wir springen vor: Beide haben weitergespielt, {name} hat noch einen Stein.</translation>
    </message>
    <message>
        <source>{name} sees the new tiles on deciding only, and the clock runs from then.</source>
        <translation>{name} sieht die neuen Steine erst beim Entscheiden, und erst dann läuft die Uhr.</translation>
    </message>
    <message>
        <source>{other} bids {bid} for the opening.</source>
        <translation>{other} bietet {bid} für die Eröffnung.</translation>
    </message>
    <message>
        <source>{other} raises to {bid}.</source>
        <translation>{other} erhöht auf {bid}.</translation>
    </message>
    <message>
        <source>{payer} pays {points} points, and so {payer} opens the hand.</source>
        <translation>{payer} zahlt {points} Punkte und eröffnet dafür die Runde.</translation>
    </message>
    <message>
        <source>This one fits: it must be played at once, at an end of your choice. {ends}: worth {points}.</source>
        <translation>Dieser passt: Du musst ihn sofort anlegen, an einem Ende deiner Wahl. {ends}: Das bringt {points}.</translation>
    </message>
    <message>
        <source>None of {name}&apos;s tiles fits an end. So {name} draws, one tile at a time, until one fits.</source>
        <translation>Kein Stein von {name} passt an ein Ende. Also zieht {name} einen nach dem anderen, bis einer passt.</translation>
    </message>
    <message>
        <source>It does not fit: draw again. On the clock it is all one turn.</source>
        <translation>Er passt nicht: Zieh noch einmal. Für die Uhr ist alles ein einziger Zug.</translation>
    </message>
    <message>
        <source>You win by taking all the other&apos;s points, or when their time runs out. Here you play both sides, and nothing counts. {opener} holds the highest double and opens.</source>
        <translation>Du gewinnst, wenn du deinem Gegenüber alle Punkte abnimmst oder seine Zeit abläuft. Hier spielst du beide Seiten, und nichts zählt. {opener} hat den höchsten Pasch und eröffnet.</translation>
    </message>
    <message>
        <source>The clock runs. Its ring: {delay} seconds free in each decision; then the reserve, {reserve} seconds for the whole match. In this lesson it stops in time: nobody loses.</source>
        <translation>Die Uhr läuft. Ihr Ring: {delay} freie Sekunden je Entscheidung; dann die Reserve, {reserve} Sekunden für die ganze Partie. Hier in der Lektion hält sie rechtzeitig an: Niemand verliert.</translation>
    </message>
    <message>
        <source>Join equal halves, and add up the ends: {ends}, a multiple of five, worth {points}. The first double is the spinner, with a pin: it counts both halves.</source>
        <translation>Leg gleiche Hälften aneinander und zähl die Enden zusammen: {ends}, ein Vielfaches von fünf, bringt {points}. Der erste Pasch, mit Stift, ist der Spinner: Er zählt mit beiden Hälften.</translation>
    </message>
    <message>
        <source>With both its sides taken the spinner counts no more, and opens two arms, up and down. {ends}: worth {points}.</source>
        <translation>Sind beide Seiten belegt, zählt der Spinner nicht mehr und öffnet zwei Arme, nach oben und unten. {ends}: Das bringt {points}.</translation>
    </message>
    <message>
        <source>The first tile of a side arm matches the spinner, and now that arm counts too. {ends}: worth {points}.</source>
        <translation>Der erste Stein eines Seitenarms muss zum Spinner passen, und nun zählt auch dieser Arm. {ends}: Das bringt {points}.</translation>
    </message>
    <message>
        <source>A double at an end counts both its halves, but it does not branch: there is one spinner only. {ends}: worth {points}.</source>
        <translation>Ein Pasch an einem Ende zählt mit beiden Hälften, verzweigt sich aber nicht: Es gibt nur einen Spinner. {ends}: Das bringt {points}.</translation>
    </message>
    <message>
        <source>With the last tile a player goes out: after the usual score the hand is over. {ends}: worth {points}.</source>
        <translation>Sind alle eigenen Steine angelegt, endet die Runde nach der üblichen Wertung. {ends}: Das bringt {points}.</translation>
    </message>
    <message>
        <source>{winner} went out and is the jockey of the next hand. What {loser} still holds counts for nothing.</source>
        <translation>{winner} hat alle Steine angelegt und ist Jockey der nächsten Runde. Was {loser} noch hält, zählt nicht.</translation>
    </message>
    <message>
        <source>A new hand. As {jockey} is the jockey, its opening is for sale, and {bidder} speaks first.</source>
        <translation>Eine neue Runde. Jockey ist {jockey}, also wird die Eröffnung versteigert, und {bidder} beginnt.</translation>
    </message>
    <message>
        <source>Forgo it, and {other} opens free. Or bid {lowest} or more: if {other} accepts, {name} pays that to {other} and opens.</source>
        <translation>Verzichte, und {other} eröffnet gratis. Oder biete mindestens {lowest}: Nimmt {other} an, zahlt {name} das Gebot an {other} und eröffnet.</translation>
    </message>
    <message>
        <source>Accept, and {name} is paid; or raise. The jockey&apos;s own bid costs {discount} less: {bid} would cost only {price}.</source>
        <translation>Nimm an, und {name} bekommt die Punkte; oder erhöhe. Das eigene Gebot des Jockeys kostet {discount} weniger: {bid} würden nur {price} kosten.</translation>
    </message>
    <message>
        <source>Raise once more, or accept: then {name} receives {price}, and {other} opens.</source>
        <translation>Erhöhe noch einmal oder nimm an: Dann erhält {name} {price} Punkte, und {other} eröffnet.</translation>
    </message>
    <message>
        <source>The ring: {delay} seconds are free in each decision. Then the reserve runs, {reserve} seconds for the whole match; without it you lose. Any tile may open; {tile} is worth {points}.</source>
        <translation>Der Ring: {delay} Sekunden jeder Entscheidung sind frei. Dann läuft die Reserve, {reserve} Sekunden für die ganze Partie; ohne sie verlierst du. Eröffnen darf jeder Stein; {tile} bringt {points}.</translation>
    </message>
</context>
<context>
    <name>LessonEndScreen</name>
    <message>
        <source>Play a match</source>
        <translation>Partie spielen</translation>
    </message>
    <message>
        <source>Read the guide</source>
        <translation>Spielregeln lesen</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Zurück zum Start</translation>
    </message>
    <message>
        <source>That is all you need</source>
        <translation>Mehr brauchst du nicht</translation>
    </message>
    <message>
        <source>You win by leaving your opponent without points, or without time.</source>
        <translation>Du gewinnst, wenn dein Gegenüber keine Punkte oder keine Zeit mehr hat.</translation>
    </message>
    <message>
        <source>One thing more: whoever can neither play nor draw passes. That happens by itself.</source>
        <translation>Noch etwas: Wer weder anlegen noch ziehen kann, passt. Das geschieht von selbst.</translation>
    </message>
    <message>
        <source>If both pass in a row, the hand is blocked: the lower sum of pips wins the other sum in points, rounded to a multiple of five.</source>
        <translation>Passen beide direkt nacheinander, ist die Runde gesperrt: Wer die niedrigere Augensumme hat, gewinnt die andere Summe in Punkten, auf ein Vielfaches von fünf gerundet.</translation>
    </message>
    <message>
        <source>All the rest is in the guide, F1, at any time.</source>
        <translation>Alles Weitere steht jederzeit in den Spielregeln (F1).</translation>
    </message>
</context>
<context>
    <name>LessonStrip</name>
    <message>
        <source>Step {number} of {of}</source>
        <translation>Schritt {number} von {of}</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Schritt überspringen</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Lektion beenden</translation>
    </message>
</context>
<context>
    <name>MatchFlow</name>
    <message>
        <source>Hand {hand}: {zero} {points0}, {one} {points1}.</source>
        <translation>Runde {hand}: {zero} {points0}, {one} {points1}.</translation>
    </message>
    <message>
        <source>The clocks stand still.</source>
        <translation>Die Uhren stehen still.</translation>
    </message>
    <message>
        <source>{name}&apos;s clock is running: {time} left!</source>
        <translation>Die Uhr von {name} läuft: noch {time}!</translation>
    </message>
    <message>
        <source>{name}&apos;s clock is running: {free} s, then {time}!</source>
        <translation>Die Uhr von {name} läuft: {free} s, dann {time}!</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Zurück zur Partie</translation>
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
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Save the record …</source>
        <translation>Partie speichern …</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Zurück zum Start</translation>
    </message>
    <message>
        <source>Points won: {kind}</source>
        <translation>Gewonnene Punkte: {kind}</translation>
    </message>
    <message>
        <source>Biggest score</source>
        <translation>Höchste Wertung</translation>
    </message>
    <message>
        <source>Tiles drawn</source>
        <translation>Gezogene Steine</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Gepasst</translation>
    </message>
    <message>
        <source>Thinking time, free seconds included</source>
        <translation>Bedenkzeit samt freien Sekunden</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Kein Ergebnis</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} gewinnt die Partie</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The match could not be read: {reason}</source>
        <translation>Die Partie ließ sich nicht lesen: {reason}</translation>
    </message>
    <message>
        <source>The match cannot be saved: {reason}</source>
        <translation>Die Partie lässt sich nicht speichern: {reason}</translation>
    </message>
    <message>
        <source>{name}&apos;s clock is running: continue that match first.</source>
        <translation>Die Uhr von {name} läuft: Setzt erst diese Partie fort.</translation>
    </message>
    <message>
        <source>{zero} and {one} have not finished their match. End it without a result?</source>
        <translation>{zero} und {one} haben ihre Partie nicht zu Ende gespielt. Soll sie ohne Ergebnis enden?</translation>
    </message>
    <message>
        <source>End it and begin the new one</source>
        <translation>Beenden und neue beginnen</translation>
    </message>
    <message>
        <source>Hide my tiles (H)</source>
        <translation>Meine Steine verdecken (H)</translation>
    </message>
    <message>
        <source>Resign …</source>
        <translation>Aufgeben …</translation>
    </message>
    <message>
        <source>End without a result …</source>
        <translation>Ohne Ergebnis beenden …</translation>
    </message>
    <message>
        <source>Settings …</source>
        <translation>Einstellungen …</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>About …</source>
        <translation>Info …</translation>
    </message>
    <message>
        <source>{name}, do you give the match up?</source>
        <translation>{name}, gibst du die Partie auf?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Do both of you end the match without a result?</source>
        <translation>Wollt ihr beide die Partie ohne Ergebnis beenden?</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Partie beenden</translation>
    </message>
    <message>
        <source>{name}&apos;s clock is running, and it runs on while you are away.</source>
        <translation>Die Uhr von {name} läuft, und sie läuft weiter, während ihr weg seid.</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>Trotzdem verlassen</translation>
    </message>
    <message>
        <source>Close all the same</source>
        <translation>Trotzdem schließen</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Match records (*{suffix})</source>
        <translation>Gespeicherte Partien (*{suffix})</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>Ordner:</translation>
    </message>
    <message>
        <source>Kind of file:</source>
        <translation>Dateityp:</translation>
    </message>
    <message>
        <source>The record could not be saved: {reason}</source>
        <translation>Die Partie ließ sich nicht speichern: {reason}</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Gespeichert als {name}</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>diesen Ordner gibt es nicht</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>{name} agrees</source>
        <translation>{name} stimmt zu</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the file can only be read</source>
        <translation>die Datei ist schreibgeschützt</translation>
    </message>
    <message>
        <source>writing there is not allowed</source>
        <translation>dort darf nichts geschrieben werden</translation>
    </message>
    <message>
        <source>the disk does not answer as it should</source>
        <translation>der Datenträger antwortet nicht, wie er sollte</translation>
    </message>
    <message>
        <source>the file of the matches is no longer in its place</source>
        <translation>die Datei mit den Partien ist nicht mehr an ihrem Platz</translation>
    </message>
    <message>
        <source>another program has the file open</source>
        <translation>ein anderes Programm hat die Datei geöffnet</translation>
    </message>
    <message>
        <source>a newer version of the program wrote the matches</source>
        <translation>die Partien stammen von einer neueren Version des Programms</translation>
    </message>
    <message>
        <source>the file of the matches is damaged</source>
        <translation>die Datei mit den Partien ist beschädigt</translation>
    </message>
    <message>
        <source>what lies in the place of the matches is no such file</source>
        <translation>am Platz der Partien liegt etwas anderes</translation>
    </message>
    <message>
        <source>the clock went backwards</source>
        <translation>die Uhr ist rückwärts gegangen</translation>
    </message>
    <message>
        <source>no clock could tell how long the program was closed</source>
        <translation>keine Uhr weiß, wie lange das Programm geschlossen war</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>That cannot be done at this moment.</source>
        <translation>Das geht im Moment nicht.</translation>
    </message>
    <message>
        <source>That tile is not in your hand.</source>
        <translation>Diesen Stein hast du nicht auf der Hand.</translation>
    </message>
    <message>
        <source>This hand must be opened with your highest-ranking tile, {tile}.</source>
        <translation>Diese Runde musst du mit deinem ranghöchsten Stein eröffnen: {tile}.</translation>
    </message>
    <message>
        <source>The tile you drew fits: it must be played now.</source>
        <translation>Der gezogene Stein passt: Du musst ihn jetzt spielen.</translation>
    </message>
    <message>
        <source>Nothing can be joined there.</source>
        <translation>Dort lässt sich nichts anlegen.</translation>
    </message>
    <message>
        <source>That tile matches no open end.</source>
        <translation>Dieser Stein passt an kein offenes Ende.</translation>
    </message>
    <message>
        <source>You hold a tile that fits: play it instead of drawing.</source>
        <translation>Du hast einen Stein, der passt: Spiel ihn, statt zu ziehen.</translation>
    </message>
    <message>
        <source>A bid is a multiple of five.</source>
        <translation>Ein Gebot ist ein Vielfaches von fünf.</translation>
    </message>
    <message>
        <source>That bid is too low.</source>
        <translation>Dieses Gebot ist zu niedrig.</translation>
    </message>
    <message>
        <source>That bid would cost more points than you have.</source>
        <translation>Dieses Gebot würde mehr Punkte kosten, als du hast.</translation>
    </message>
    <message>
        <source>The table had already changed: look again.</source>
        <translation>Der Tisch hatte sich schon verändert: Schau noch einmal hin.</translation>
    </message>
    <message>
        <source>The match could not be saved: try again or annul it first.</source>
        <translation>Die Partie ließ sich nicht speichern: Versucht es erst noch einmal oder annulliert sie.</translation>
    </message>
    <message>
        <source>Nothing is drawn for the opening: it is played from the hand as dealt.</source>
        <translation>Zur Eröffnung wird nicht gezogen: Gespielt wird ein ausgeteilter Stein.</translation>
    </message>
    <message>
        <source>Nothing is drawn during the auction: it decides who opens.</source>
        <translation>Während der Auktion wird nicht gezogen: Sie entscheidet, wer eröffnet.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Open a record</source>
        <translation>Gespeicherte Partie ansehen</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>{name} is a folder, no match record.</source>
        <translation>{name} ist ein Ordner, keine gespeicherte Partie.</translation>
    </message>
    <message>
        <source>There is no file {name}.</source>
        <translation>Die Datei {name} gibt es nicht.</translation>
    </message>
    <message>
        <source>You are not allowed to read {name}.</source>
        <translation>{name} darfst du nicht lesen.</translation>
    </message>
    <message>
        <source>{name} could not be read.</source>
        <translation>{name} ließ sich nicht lesen.</translation>
    </message>
    <message>
        <source>{name} was written by another version of the program.</source>
        <translation>{name} stammt von einer anderen Version des Programms.</translation>
    </message>
    <message>
        <source>{name} is damaged: its match cannot be shown.</source>
        <translation>{name} ist beschädigt: Die Partie lässt sich nicht zeigen.</translation>
    </message>
    <message>
        <source>{name} is no match record.</source>
        <translation>{name} ist keine gespeicherte Partie.</translation>
    </message>
    <message>
        <source>In that record nothing was played.</source>
        <translation>In dieser Partie wurde nichts gespielt.</translation>
    </message>
    <message>
        <source>This match was not over when it was recorded.</source>
        <translation>Diese Partie war beim Speichern noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>Back to the replay</source>
        <translation>Zurück zur Wiedergabe</translation>
    </message>
    <message>
        <source>Settings …</source>
        <translation>Einstellungen …</translation>
    </message>
    <message>
        <source>About …</source>
        <translation>Info …</translation>
    </message>
    <message>
        <source>Close the replay</source>
        <translation>Wiedergabe schließen</translation>
    </message>
    <message>
        <source>{name} drew {tile}.</source>
        <translation>{name} hat {tile} gezogen.</translation>
    </message>
    <message>
        <source>Time: {seconds} s</source>
        <translation>Zeit: {seconds} s</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>The record ends here: the match is not over.</source>
        <translation>Hier endet die Aufzeichnung: Die Partie ist nicht zu Ende.</translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <translation>Schritt {number} von {all}</translation>
    </message>
</context>
<context>
    <name>ReplaySlider</name>
    <message>
        <source>Moment of the match</source>
        <translation>Stelle in der Partie</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>no score</source>
        <translation>keine Punkte</translation>
    </message>
    <message>
        <source>{points} points from {payer} to {winner}</source>
        <translation>{points} Punkte von {payer} an {winner}</translation>
    </message>
    <message>
        <source>{name} has no tile that fits, and the boneyard is empty: a pass, by itself.</source>
        <translation>{name} kann nicht anlegen, und der Talon ist leer: Es wird automatisch gepasst.</translation>
    </message>
    <message>
        <source>{name} cannot pay the lowest bid of {lowest}: the auction is forgone, by itself.</source>
        <translation>{name} kann das Mindestgebot von {lowest} nicht zahlen: Es wird automatisch verzichtet.</translation>
    </message>
    <message>
        <source>{name} cannot pay a higher bid: the bid is accepted, by itself.</source>
        <translation>{name} kann kein höheres Gebot zahlen: Das Gebot wird automatisch angenommen.</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Enden</translation>
    </message>
    <message>
        <source>Blocked hands</source>
        <translation>Gesperrte Runden</translation>
    </message>
    <message>
        <source>Auctions</source>
        <translation>Auktionen</translation>
    </message>
    <message>
        <source>{name} opened: ends {ends}, {score}.</source>
        <translation>{name} hat eröffnet: Enden {ends}, {score}.</translation>
    </message>
    <message>
        <source>None of them fits, and the boneyard is empty: {name} passes.</source>
        <translation>Nichts lässt sich anlegen, und der Talon ist leer: {name} muss passen.</translation>
    </message>
    <message>
        <source>{name} forwent the auction: {other} opens free of charge.</source>
        <translation>{name} hat auf die Auktion verzichtet: {other} eröffnet gratis.</translation>
    </message>
    <message>
        <source>{name} bid {points} for the opening.</source>
        <translation>{name} hat {points} für die Eröffnung geboten.</translation>
    </message>
    <message>
        <source>{name} accepted the bid of {points}: {score}.</source>
        <translation>{name} hat das Gebot von {points} angenommen: {score}.</translation>
    </message>
    <message>
        <source>{name} played a tile to the left: ends {ends}, {score}.</source>
        <translation>{name} hat links angelegt: Enden {ends}, {score}.</translation>
    </message>
    <message>
        <source>{name} played a tile to the right: ends {ends}, {score}.</source>
        <translation>{name} hat rechts angelegt: Enden {ends}, {score}.</translation>
    </message>
    <message>
        <source>{name} played a tile upwards: ends {ends}, {score}.</source>
        <translation>{name} hat oben angelegt: Enden {ends}, {score}.</translation>
    </message>
    <message>
        <source>{name} played a tile downwards: ends {ends}, {score}.</source>
        <translation>{name} hat unten angelegt: Enden {ends}, {score}.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>{loser} has no points left.</source>
        <translation>{loser} hat keine Punkte mehr.</translation>
    </message>
    <message>
        <source>{loser} paid the whole balance for the opening.</source>
        <translation>{loser} hat das ganze Guthaben für die Eröffnung gezahlt.</translation>
    </message>
    <message>
        <source>{loser}&apos;s time ran out.</source>
        <translation>Die Zeit von {loser} ist abgelaufen.</translation>
    </message>
    <message>
        <source>{loser} resigned.</source>
        <translation>{loser} hat aufgegeben.</translation>
    </message>
    <message>
        <source>Both players ended the match without a result.</source>
        <translation>Beide haben die Partie ohne Ergebnis beendet.</translation>
    </message>
    <message>
        <source>The match is annulled, as its time could not be measured or stored reliably ({fault}).</source>
        <translation>Die Partie ist annulliert, weil sich die Zeit nicht zuverlässig messen oder speichern ließ ({fault}).</translation>
    </message>
</context>
<context>
    <name>ResultScreen</name>
    <message>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Gepasst</translation>
    </message>
    <message>
        <source>Drawn last: {tile}</source>
        <translation>Zuletzt gezogen: {tile}</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Surround</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Table and tiles</source>
        <translation>Tisch und Steine</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Turf</source>
        <translation>Rasen</translation>
    </message>
    <message>
        <source>Clubhouse</source>
        <translation>Clubhaus</translation>
    </message>
    <message>
        <source>Moonlight</source>
        <translation>Mondschein</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Cover my tiles when another program comes to the front</source>
        <translation>Meine Steine abdecken, wenn ein anderes Programm nach vorn kommt</translation>
    </message>
    <message>
        <source>Full screen (F11)</source>
        <translation>Vollbild (F11)</translation>
    </message>
    <message>
        <source>{kind}: {choice}</source>
        <translation>{kind}: {choice}</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Each player needs a name.</source>
        <translation>Beide brauchen einen Namen.</translation>
    </message>
    <message>
        <source>A name may have at most {most} characters.</source>
        <translation>Ein Name darf höchstens {most} Zeichen haben.</translation>
    </message>
    <message>
        <source>The two names must be different.</source>
        <translation>Die beiden Namen müssen verschieden sein.</translation>
    </message>
    <message>
        <source>A name may hold no control characters.</source>
        <translation>Ein Name darf keine Steuerzeichen enthalten.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>A sharp domino duel for two, at one laptop</source>
        <translation>Ein packendes Domino-Duell zu zweit an einem Laptop</translation>
    </message>
    <message>
        <source>New here? A guided hand of five minutes shows it all.</source>
        <translation>Neu hier? Eine geführte Runde von fünf Minuten zeigt dir alles.</translation>
    </message>
    <message>
        <source>A domino game by Christopher Haviland</source>
        <translation>Ein Dominospiel von Christopher Haviland</translation>
    </message>
    <message>
        <source>Name of the first player</source>
        <translation>Name der ersten Person</translation>
    </message>
    <message>
        <source>Name of the second player</source>
        <translation>Name der zweiten Person</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Erste Person</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Zweite Person</translation>
    </message>
    <message>
        <source>Begin the match</source>
        <translation>Partie beginnen</translation>
    </message>
    <message>
        <source>Continue the match</source>
        <translation>Partie fortsetzen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Spielen lernen</translation>
    </message>
    <message>
        <source>Open a record …</source>
        <translation>Partie ansehen …</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
</context>
<context>
    <name>TileButton</name>
    <message>
        <source>chosen</source>
        <translation>ausgewählt</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>tile {tile}</source>
        <translation>Stein {tile}</translation>
    </message>
    <message>
        <source>{name}, can open</source>
        <translation>{name}, kann eröffnen</translation>
    </message>
    <message>
        <source>{name}, fits {ends}</source>
        <translation>{name}, passt: {ends}</translation>
    </message>
    <message>
        <source>{name}, cannot open</source>
        <translation>{name}, kann nicht eröffnen</translation>
    </message>
    <message>
        <source>{name}, not now</source>
        <translation>{name}, jetzt nicht</translation>
    </message>
    <message>
        <source>{name}, does not fit</source>
        <translation>{name}, passt nicht</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Guide F1</source>
        <translation>Regeln F1</translation>
    </message>
</context>
</TS>
