<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>AboutPanel</name>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versión {version}</translation>
    </message>
    <message>
        <source>Spectacular Bid, a domino game by Christopher Haviland; this is its digital, automatic adaptation</source>
        <translation>Spectacular Bid, un juego de dominó de Christopher Haviland; esta es su adaptación digital y automática</translation>
    </message>
    <message>
        <source>Qt and Qt for Python come under the GNU Lesser General Public License, version 3. The program links to them dynamically: you may replace them by versions of your own. Their sources are at code.qt.io.</source>
        <translation>Qt y Qt for Python se distribuyen con la GNU Lesser General Public License, versión 3. El programa los enlaza dinámicamente: puedes sustituirlos por versiones tuyas. Su código fuente está en code.qt.io.</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>The file of matches was damaged. It was set aside as {name}; finished matches were kept as far as they could be read.</source>
        <translation>El archivo de partidas estaba dañado. Se apartó con el nombre {name}; las partidas terminadas se conservan hasta donde se pudieron leer.</translation>
    </message>
    <message>
        <source>Spectacular Bid is open already.</source>
        <translation>Spectacular Bid ya está abierto.</translation>
    </message>
    <message>
        <source>The matches in {folder} cannot be used: {reason}</source>
        <translation>No se pueden usar las partidas de {folder}: {reason}</translation>
    </message>
</context>
<context>
    <name>AuctionPanel</name>
    <message>
        <source>Auction for the opening</source>
        <translation>Subasta por la salida</translation>
    </message>
    <message>
        <source>Bid for the opening, or forgo it: then {jockey} opens free.</source>
        <translation>Ofrece por la salida o renuncia: entonces sale {jockey}, gratis.</translation>
    </message>
    <message>
        <source>{name} bids {points} (pays {price} if accepted: the jockey&apos;s {discount} off)</source>
        <translation>{name} ofrece {points} (si aceptas, paga {price}: descuento de jockey, {discount})</translation>
    </message>
    <message>
        <source>{name} bids {points}, and pays that if accepted</source>
        <translation>{name} ofrece {points} y, si aceptas, los paga</translation>
    </message>
    <message>
        <source>−5</source>
        <translation>−5</translation>
    </message>
    <message>
        <source>Bid five less</source>
        <translation>Ofrecer cinco menos</translation>
    </message>
    <message>
        <source>+5</source>
        <translation>+5</translation>
    </message>
    <message>
        <source>Bid five more</source>
        <translation>Ofrecer cinco más</translation>
    </message>
    <message>
        <source>Forgo: {jockey} opens free</source>
        <translation>Renunciar: sale {jockey}, gratis</translation>
    </message>
    <message>
        <source>Accept: receive {points} and win</source>
        <translation>Aceptar: recibes {points} y ganas</translation>
    </message>
    <message>
        <source>Accept: receive {points}</source>
        <translation>Aceptar: recibes {points}</translation>
    </message>
    <message>
        <source>No bid so far</source>
        <translation>Aún no hay ofertas</translation>
    </message>
    <message>
        <source>Bids so far: {bids}</source>
        <translation>Ofertas hasta ahora: {bids}</translation>
    </message>
    <message>
        <source>Lowest {lowest}, highest {highest}. Paying all {balance} loses the match.</source>
        <translation>Mínimo {lowest}, máximo {highest}. Si pagas tus {balance}, pierdes la partida.</translation>
    </message>
    <message>
        <source>Bid {points} − jockey&apos;s discount {discount} = {cost}</source>
        <translation>Oferta {points} − descuento de jockey {discount} = {cost}</translation>
    </message>
    <message>
        <source>You would pay {cost} and open. Balance {now} → {left}</source>
        <translation>Pagarías {cost} y tendrías la salida. Saldo {now} → {left}</translation>
    </message>
    <message>
        <source>{name} would receive {cost}: {now} → {then}</source>
        <translation>{name} recibiría {cost}: {now} → {then}</translation>
    </message>
    <message>
        <source>This would cost all you have: you would lose at once.</source>
        <translation>Te costaría todo lo que tienes: perderías en el acto.</translation>
    </message>
    <message>
        <source>Raise to {points}</source>
        <translation>Subir a {points}</translation>
    </message>
    <message>
        <source>Bid {points}</source>
        <translation>Ofrecer {points}</translation>
    </message>
</context>
<context>
    <name>Balance</name>
    <message>
        <source>{name}: {points} points</source>
        <translation>{name}: {points} puntos</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
</context>
<context>
    <name>BalanceChart</name>
    <message>
        <source>Balances of {zero} and {one}, hand by hand: {balances}</source>
        <translation>Saldos de {zero} y de {one}, ronda a ronda: {balances}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Ronda</translation>
    </message>
</context>
<context>
    <name>Balances</name>
    <message>
        <source>{time} left, 10 s delay</source>
        <translation>quedan {time}, margen de 10 s</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>quedan {time}</translation>
    </message>
    <message>
        <source>running: {time} left</source>
        <translation>corre: quedan {time}</translation>
    </message>
    <message>
        <source>running: {seconds} s, then {time}</source>
        <translation>corre: {seconds} s, luego {time}</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} puntos</translation>
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
        <translation>Índice</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Atrás (Alt+Izquierda)</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Adelante (Alt+Derecha)</translation>
    </message>
    <message>
        <source>Contents of the guide</source>
        <translation>Índice de la guía</translation>
    </message>
    <message>
        <source>Close the guide (F1)</source>
        <translation>Cerrar la guía (F1)</translation>
    </message>
    <message>
        <source>Search the guide (Ctrl+F)</source>
        <translation>Buscar en la guía (Ctrl+F)</translation>
    </message>
    <message>
        <source>Previous find (Shift+F3)</source>
        <translation>Resultado anterior (Mayús+F3)</translation>
    </message>
    <message>
        <source>Next find (F3)</source>
        <translation>Resultado siguiente (F3)</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Sin resultados</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>left end</source>
        <translation>extremo izquierdo</translation>
    </message>
    <message>
        <source>right end</source>
        <translation>extremo derecho</translation>
    </message>
    <message>
        <source>upper end</source>
        <translation>extremo superior</translation>
    </message>
    <message>
        <source>lower end</source>
        <translation>extremo inferior</translation>
    </message>
    <message>
        <source>Open with this tile</source>
        <translation>Salir con esta ficha</translation>
    </message>
    <message>
        <source>Play on the left end ({value})</source>
        <translation>Jugar en el extremo izquierdo ({value})</translation>
    </message>
    <message>
        <source>Play on the right end ({value})</source>
        <translation>Jugar en el extremo derecho ({value})</translation>
    </message>
    <message>
        <source>Play on the upper end ({value})</source>
        <translation>Jugar en el extremo superior ({value})</translation>
    </message>
    <message>
        <source>Play on the lower end ({value})</source>
        <translation>Jugar en el extremo inferior ({value})</translation>
    </message>
    <message>
        <source>No tile lies on the table yet.</source>
        <translation>Aún no hay fichas en la mesa.</translation>
    </message>
    <message>
        <source>Opened with {tile}.</source>
        <translation>Salida con {tile}.</translation>
    </message>
    <message>
        <source>The spinner is {tile}.</source>
        <translation>El spinner es {tile}.</translation>
    </message>
    <message>
        <source>At the {end}: no tile yet, {value} is open.</source>
        <translation>En el {end}: aún sin fichas, abierto al {value}.</translation>
    </message>
    <message>
        <source>Towards the {end}: {tiles}; {value} is open.</source>
        <translation>Hacia el {end}: {tiles}; abierto al {value}.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>The table</source>
        <translation>La mesa</translation>
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
        <translation>reserva</translation>
    </message>
</context>
<context>
    <name>ClockWidget</name>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>{name}&apos;s clock: {time}, {note}</source>
        <translation>Reloj de {name}: {time}, {note}</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pausa (Espacio)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Reproducir (Espacio)</translation>
    </message>
    <message>
        <source>First step (Home)</source>
        <translation>Primer paso (Inicio)</translation>
    </message>
    <message>
        <source>Hand before (Up)</source>
        <translation>Ronda anterior (Arriba)</translation>
    </message>
    <message>
        <source>Step before (Left)</source>
        <translation>Paso anterior (Izquierda)</translation>
    </message>
    <message>
        <source>Next step (Right)</source>
        <translation>Paso siguiente (Derecha)</translation>
    </message>
    <message>
        <source>Next hand (Down)</source>
        <translation>Ronda siguiente (Abajo)</translation>
    </message>
    <message>
        <source>Last step (End)</source>
        <translation>Último paso (Fin)</translation>
    </message>
</context>
<context>
    <name>CountScreen</name>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>The hand is blocked</source>
        <translation>La ronda está bloqueada</translation>
    </message>
    <message>
        <source>{name} went out</source>
        <translation>{name} domina la ronda</translation>
    </message>
    <message>
        <source>The last tile is played; {other}&apos;s tiles stay face down.</source>
        <translation>Se jugó la última ficha; las de {other} siguen boca abajo.</translation>
    </message>
    <message>
        <source>{zero} holds {sum0} pips, {one} holds {sum1} pips.</source>
        <translation>{zero} suma {sum0}, {one} suma {sum1}.</translation>
    </message>
    <message>
        <source>Equal sums: no points move.</source>
        <translation>Sumas iguales: no se mueven puntos.</translation>
    </message>
    <message>
        <source>The lower sum wins: the {sum} pips of {loser}, rounded to a multiple of five, are {worth} points.</source>
        <translation>Gana la suma menor: la de {loser}, {sum}, redondeada a un múltiplo de cinco, vale {worth} puntos.</translation>
    </message>
    <message>
        <source>{why}: {moved}</source>
        <translation>{why}: {moved}</translation>
    </message>
    <message>
        <source>The next hand is opened by rank, without an auction.</source>
        <translation>En la próxima ronda la salida se decide por rango, sin subasta.</translation>
    </message>
    <message>
        <source>{jockey} is the jockey of the next hand: its opening goes to auction.</source>
        <translation>{jockey} es jockey en la próxima ronda: la salida va a subasta.</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the boneyard</source>
        <translation>
            <numerusform>%n ficha en el pozo</numerusform>
            <numerusform>%n fichas en el pozo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} drew %n tile(s).</source>
        <translation>
            <numerusform>{name} robó %n ficha.</numerusform>
            <numerusform>{name} robó %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) move.</source>
        <translation>
            <numerusform>Se mueve %n disco.</numerusform>
            <numerusform>Se mueven %n discos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn: %n tile(s) fit</source>
        <translation>
            <numerusform>Te toca: encaja %n ficha</numerusform>
            <numerusform>Te toca: encajan %n fichas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrashNotice</name>
    <message>
        <source>Close the program</source>
        <translation>Cerrar el programa</translation>
    </message>
    <message>
        <source>The program made a mistake and has stopped. Every decision up to now is saved: start the program again to go on with the match.</source>
        <translation>El programa cometió un error y se ha detenido. Todas las decisiones tomadas hasta ahora están guardadas: vuelve a abrirlo para seguir con la partida.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Algo ha fallado</translation>
    </message>
</context>
<context>
    <name>DealScreen</name>
    <message>
        <source>Hand {number}</source>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>Start the hand</source>
        <translation>Empezar la ronda</translation>
    </message>
    <message>
        <source>Shuffled and dealt face down. Both clocks stand still until you start.</source>
        <translation>Fichas mezcladas y repartidas boca abajo. Ningún reloj corre hasta que empiece la ronda.</translation>
    </message>
    <message>
        <source>Highest double: {name} opens.</source>
        <translation>Doble más alto: sale {name}.</translation>
    </message>
    <message>
        <source>No doubles. Heaviest tile: {name} opens.</source>
        <translation>No hay dobles. Ficha más pesada: sale {name}.</translation>
    </message>
    <message>
        <source>Auction for the opening: {jockey} is the jockey, {other} bids or forgoes first.</source>
        <translation>Subasta por la salida: {jockey} es jockey; {other} ofrece o renuncia primero.</translation>
    </message>
</context>
<context>
    <name>DrawButton</name>
    <message>
        <source>Boneyard {count}</source>
        <translation>Pozo {count}</translation>
    </message>
    <message>
        <source>Draw a tile, {count} left</source>
        <translation>Robar una ficha; en el pozo: {count}</translation>
    </message>
    <message>
        <source>Draw a tile (D)</source>
        <translation>Robar ficha (D)</translation>
    </message>
</context>
<context>
    <name>EndsChip</name>
    <message>
        <source>{points} points</source>
        <translation>{points} puntos</translation>
    </message>
    <message>
        <source>no score</source>
        <translation>sin puntos</translation>
    </message>
    <message>
        <source>Ends: {text}</source>
        <translation>Extremos: {text}</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Extremos</translation>
    </message>
</context>
<context>
    <name>FaultScreen</name>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Annul the match</source>
        <translation>Anular la partida</translation>
    </message>
    <message>
        <source>The last step could not be saved ({reason}). It does not count, and the clock stands still. Nothing saved before is lost. Make room on the disk, then try again: the decision begins anew with its full delay. Or end the match without a result.</source>
        <translation>El último paso no se pudo guardar ({reason}). No cuenta, y el reloj está parado. Lo guardado antes no se pierde. Libera espacio en el disco y vuelve a intentarlo: la decisión empieza de nuevo con todo su margen. O termina la partida sin resultado.</translation>
    </message>
    <message>
        <source>The match cannot be saved</source>
        <translation>La partida no se puede guardar</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Rules guide</source>
        <translation>Guía de reglas</translation>
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
        <translation>{sum}: se mueven {points} puntos</translation>
    </message>
    <message>
        <source>{sum}: nothing moves</source>
        <translation>{sum}: no se mueve nada</translation>
    </message>
    <message>
        <source>Highest double: {name} opens with {tile}.</source>
        <translation>Doble más alto: sale {name} con {tile}.</translation>
    </message>
    <message>
        <source>No doubles. Heaviest tile: {name} opens with {tile}.</source>
        <translation>No hay dobles. Ficha más pesada: sale {name} con {tile}.</translation>
    </message>
    <message>
        <source>A decision in {seconds} s costs {cost} s: {left} of reserve left.</source>
        <translation>Decidir en {seconds} s cuesta {cost} s: quedan {left} de reserva.</translation>
    </message>
    <message>
        <source>A tile, a double, the spinner with its pin, and a tile face down</source>
        <translation>Una ficha, un doble, el spinner con su clavo y una ficha boca abajo</translation>
    </message>
    <message>
        <source>Boneyard</source>
        <translation>Pozo</translation>
    </message>
</context>
<context>
    <name>HandStrip</name>
    <message>
        <source>drawn</source>
        <translation>robada</translation>
    </message>
</context>
<context>
    <name>HandoffScreen</name>
    <message>
        <source>I am {name}: show my tiles</source>
        <translation>Soy {name}: ver mis fichas</translation>
    </message>
    <message>
        <source>or hold Space or Enter for a moment</source>
        <translation>o mantén pulsado Espacio o Enter un momento</translation>
    </message>
    <message>
        <source>Keep the key down a little longer.</source>
        <translation>Mantén la tecla pulsada un poco más.</translation>
    </message>
    <message>
        <source>Last turn: {what}</source>
        <translation>Último turno: {what}</translation>
    </message>
    <message>
        <source>{name}&apos;s clock is running</source>
        <translation>Corre el reloj de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s tiles are hidden</source>
        <translation>Las fichas de {name} están ocultas</translation>
    </message>
    <message>
        <source>{name} keeps the laptop</source>
        <translation>{name} sigue con el portátil</translation>
    </message>
    <message>
        <source>Pass the laptop to {name}</source>
        <translation>Pásale el portátil a {name}</translation>
    </message>
    <message>
        <source>Both clocks are standing still. {other}, look away.</source>
        <translation>Los dos relojes están parados. {other}, aparta la vista.</translation>
    </message>
    <message>
        <source>The clock of {name} runs on. {other}, look away.</source>
        <translation>El reloj de {name} sigue corriendo. {other}, aparta la vista.</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Bid for the opening, or let {name} open</source>
        <translation>Ofrece por la salida o cédesela a {name}</translation>
    </message>
    <message>
        <source>Answer the bid</source>
        <translation>Responde a la oferta</translation>
    </message>
    <message>
        <source>No tile fits: draw one</source>
        <translation>Ninguna ficha encaja: roba una</translation>
    </message>
    <message>
        <source>The drawn {tile} fits</source>
        <translation>La {tile} robada encaja</translation>
    </message>
    <message>
        <source>Open with the highest rank: {tile}</source>
        <translation>Sal con la de mayor rango: {tile}</translation>
    </message>
    <message>
        <source>Open with any tile</source>
        <translation>Sal con la ficha que quieras</translation>
    </message>
    <message>
        <source>Your turn: {tile} fits</source>
        <translation>Te toca: encaja {tile}</translation>
    </message>
    <message>
        <source>Your turn: {tiles} and {last} fit</source>
        <translation>Te toca: encajan {tiles} y {last}</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Back to the lesson</source>
        <translation>Volver a la lección</translation>
    </message>
    <message>
        <source>Hide my tiles (H)</source>
        <translation>Ocultar mis fichas (H)</translation>
    </message>
    <message>
        <source>Settings …</source>
        <translation>Ajustes…</translation>
    </message>
    <message>
        <source>About …</source>
        <translation>Acerca de…</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Terminar la lección</translation>
    </message>
    <message>
        <source>Anna</source>
        <translation>Ana</translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation>Bruno</translation>
    </message>
    <message>
        <source>Bid {points}.</source>
        <translation>Ofrece {points}.</translation>
    </message>
    <message>
        <source>Accept the bid.</source>
        <translation>Acepta la oferta.</translation>
    </message>
    <message>
        <source>Draw a tile: click the boneyard, or press D.</source>
        <translation>Roba una ficha: haz clic en el pozo o pulsa D.</translation>
    </message>
    <message>
        <source>Click the button, or hold Space or Enter for half a second.</source>
        <translation>Haz clic en el botón, o mantén pulsado Espacio o Enter medio segundo.</translation>
    </message>
    <message>
        <source>Good idea, but not in this step. {task}</source>
        <translation>Buena idea, pero no en este paso. {task}</translation>
    </message>
    <message>
        <source>The tiles are hidden, and the clock runs on.</source>
        <translation>Las fichas están ocultas, y el reloj sigue corriendo.</translation>
    </message>
    <message>
        <source>The clock stands still now: take your time.</source>
        <translation>Ahora el reloj está parado: tómate tu tiempo.</translation>
    </message>
    <message>
        <source>Scores and turns come by themselves.</source>
        <translation>Los puntos y los turnos van solos: de eso se encarga el programa.</translation>
    </message>
    <message>
        <source>Press “{button}”.</source>
        <translation>Pulsa «{button}».</translation>
    </message>
    <message>
        <source>Open with {tile}: click it, then the lit place; or press Enter.</source>
        <translation>Sal con {tile}: haz clic en la ficha y luego en el lugar iluminado, o pulsa Enter.</translation>
    </message>
    <message>
        <source>Play {tile} on the left end.</source>
        <translation>Juega {tile} en el extremo izquierdo.</translation>
    </message>
    <message>
        <source>Play {tile} on the right end.</source>
        <translation>Juega {tile} en el extremo derecho.</translation>
    </message>
    <message>
        <source>Play {tile} on the upper end.</source>
        <translation>Juega {tile} en el extremo superior.</translation>
    </message>
    <message>
        <source>Play {tile} on the lower end.</source>
        <translation>Juega {tile} en el extremo inferior.</translation>
    </message>
    <message>
        <source>The ends made {total}, no multiple of five: no points move.</source>
        <translation>Los extremos sumaron {total}, que no es múltiplo de cinco: no se mueven puntos.</translation>
    </message>
    <message>
        <source>{total} is a multiple of five: {points} points went from {payer} to {winner}. {tokens}</source>
        <translation>{total} es múltiplo de cinco: {points} puntos pasaron de {payer} a {winner}. {tokens}</translation>
    </message>
    <message>
        <source>Between turns all tiles are covered, and both clocks stand still. {name} takes the laptop now.</source>
        <translation>Entre turnos todas las fichas quedan tapadas y los dos relojes están parados. Ahora el portátil es para {name}.</translation>
    </message>
    <message>
        <source>Now you are {name}.</source>
        <translation>Ahora eres {name}.</translation>
    </message>
    <message>
        <source>Each token is worth five points.</source>
        <translation>Cada disco vale cinco puntos.</translation>
    </message>
    <message>
        <source>We jump ahead: both have played on, and {name} has one tile left.</source>
        <translation>Damos un salto: la ronda ha seguido, y a {name} le queda una sola ficha.</translation>
    </message>
    <message>
        <source>{name} sees the new tiles on deciding only, and the clock runs from then.</source>
        <translation>{name} no ve sus fichas nuevas hasta el momento de decidir, y entonces corre el reloj.</translation>
    </message>
    <message>
        <source>{other} bids {bid} for the opening.</source>
        <translation>{other} ofrece {bid} por la salida.</translation>
    </message>
    <message>
        <source>{other} raises to {bid}.</source>
        <translation>{other} sube a {bid}.</translation>
    </message>
    <message>
        <source>{payer} pays {points} points, and so {payer} opens the hand.</source>
        <translation>{payer} paga {points} puntos y, a cambio, hace la salida.</translation>
    </message>
    <message>
        <source>This one fits: it must be played at once, at an end of your choice. {ends}: worth {points}.</source>
        <translation>Esta encaja: hay que jugarla enseguida, en el extremo que quieras. {ends}: vale {points}.</translation>
    </message>
    <message>
        <source>None of {name}&apos;s tiles fits an end. So {name} draws, one tile at a time, until one fits.</source>
        <translation>Ninguna ficha de {name} encaja en los extremos. Toca robar, de una en una, hasta que una encaje.</translation>
    </message>
    <message>
        <source>It does not fit: draw again. On the clock it is all one turn.</source>
        <translation>No encaja: roba otra vez. Para el reloj, todo es un solo turno.</translation>
    </message>
    <message>
        <source>You win by taking all the other&apos;s points, or when their time runs out. Here you play both sides, and nothing counts. {opener} holds the highest double and opens.</source>
        <translation>Ganas si tu rival se queda sin puntos o sin tiempo. Aquí juegas por los dos, y nada cuenta. {opener} tiene el doble más alto y hace la salida.</translation>
    </message>
    <message>
        <source>The clock runs. Its ring: {delay} seconds free in each decision; then the reserve, {reserve} seconds for the whole match. In this lesson it stops in time: nobody loses.</source>
        <translation>El reloj corre. El anillo: {delay} segundos gratis en cada decisión; luego la reserva, {reserve} segundos para toda la partida. En esta lección se detiene a tiempo: nadie pierde.</translation>
    </message>
    <message>
        <source>Join equal halves, and add up the ends: {ends}, a multiple of five, worth {points}. The first double is the spinner, with a pin: it counts both halves.</source>
        <translation>Une mitades iguales y suma los extremos: {ends}, que es múltiplo de cinco y vale {points}. El primer doble es el spinner, con su clavo: cuentan sus dos mitades.</translation>
    </message>
    <message>
        <source>With both its sides taken the spinner counts no more, and opens two arms, up and down. {ends}: worth {points}.</source>
        <translation>Con los dos lados ocupados, el spinner ya no cuenta y abre dos brazos, arriba y abajo. {ends}: vale {points}.</translation>
    </message>
    <message>
        <source>The first tile of a side arm matches the spinner, and now that arm counts too. {ends}: worth {points}.</source>
        <translation>La primera ficha de un brazo lateral coincide con el spinner, y ahora ese brazo también cuenta. {ends}: vale {points}.</translation>
    </message>
    <message>
        <source>A double at an end counts both its halves, but it does not branch: there is one spinner only. {ends}: worth {points}.</source>
        <translation>De un doble en un extremo cuentan las dos mitades, pero no se ramifica: solo hay un spinner. {ends}: vale {points}.</translation>
    </message>
    <message>
        <source>With the last tile a player goes out: after the usual score the hand is over. {ends}: worth {points}.</source>
        <translation>Quien juega su última ficha domina: puntúa como siempre, y la ronda se acaba. {ends}: vale {points}.</translation>
    </message>
    <message>
        <source>{winner} went out and is the jockey of the next hand. What {loser} still holds counts for nothing.</source>
        <translation>{winner} domina y es jockey en la próxima ronda. Las fichas que le quedan a {loser} no cuentan.</translation>
    </message>
    <message>
        <source>A new hand. As {jockey} is the jockey, its opening is for sale, and {bidder} speaks first.</source>
        <translation>Ronda nueva. Como {jockey} es jockey, la salida va a subasta, y {bidder} habla primero.</translation>
    </message>
    <message>
        <source>Forgo it, and {other} opens free. Or bid {lowest} or more: if {other} accepts, {name} pays that to {other} and opens.</source>
        <translation>Si renuncias, sale {other}, gratis. O puedes ofrecer {lowest} o más: si {other} acepta, {name} le paga esos puntos y sale.</translation>
    </message>
    <message>
        <source>Accept, and {name} is paid; or raise. The jockey&apos;s own bid costs {discount} less: {bid} would cost only {price}.</source>
        <translation>Si aceptas, {name} cobra; o puedes subir. Al jockey su propia oferta le cuesta {discount} menos: por {bid} pagaría solo {price}.</translation>
    </message>
    <message>
        <source>Raise once more, or accept: then {name} receives {price}, and {other} opens.</source>
        <translation>Sube otra vez, o acepta: entonces {name} recibe {price}, y sale {other}.</translation>
    </message>
    <message>
        <source>The ring: {delay} seconds are free in each decision. Then the reserve runs, {reserve} seconds for the whole match; without it you lose. Any tile may open; {tile} is worth {points}.</source>
        <translation>El anillo: {delay} segundos gratis en cada decisión. Luego corre la reserva, {reserve} segundos para toda la partida; sin ella pierdes. Cualquier ficha sirve de salida; {tile} vale {points}.</translation>
    </message>
</context>
<context>
    <name>LessonEndScreen</name>
    <message>
        <source>Play a match</source>
        <translation>Jugar una partida</translation>
    </message>
    <message>
        <source>Read the guide</source>
        <translation>Leer la guía</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Volver al inicio</translation>
    </message>
    <message>
        <source>That is all you need</source>
        <translation>Ya sabes lo necesario</translation>
    </message>
    <message>
        <source>You win by leaving your opponent without points, or without time.</source>
        <translation>Ganas si tu rival se queda sin puntos o sin tiempo.</translation>
    </message>
    <message>
        <source>One thing more: whoever can neither play nor draw passes. That happens by itself.</source>
        <translation>Una cosa más: quien no puede jugar ni robar pasa. El pase es automático.</translation>
    </message>
    <message>
        <source>If both pass in a row, the hand is blocked: the lower sum of pips wins the other sum in points, rounded to a multiple of five.</source>
        <translation>Si pasan los dos, uno detrás de otro, la ronda se bloquea: quien suma menos pintas gana en puntos la suma del rival, redondeada a un múltiplo de cinco.</translation>
    </message>
    <message>
        <source>All the rest is in the guide, F1, at any time.</source>
        <translation>Todo lo demás está en la guía: pulsa F1 cuando quieras.</translation>
    </message>
</context>
<context>
    <name>LessonStrip</name>
    <message>
        <source>Step {number} of {of}</source>
        <translation>Paso {number} de {of}</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Saltar este paso</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Terminar la lección</translation>
    </message>
</context>
<context>
    <name>MatchFlow</name>
    <message>
        <source>Hand {hand}: {zero} {points0}, {one} {points1}.</source>
        <translation>Ronda {hand}: {zero} {points0}, {one} {points1}.</translation>
    </message>
    <message>
        <source>The clocks stand still.</source>
        <translation>Los relojes están parados.</translation>
    </message>
    <message>
        <source>{name}&apos;s clock is running: {time} left!</source>
        <translation>¡Corre el reloj de {name}: quedan {time}!</translation>
    </message>
    <message>
        <source>{name}&apos;s clock is running: {free} s, then {time}!</source>
        <translation>¡Corre el reloj de {name}: {free} s, luego {time}!</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Volver a la partida</translation>
    </message>
</context>
<context>
    <name>OverScreen</name>
    <message>
        <source>Rematch</source>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Ver repetición</translation>
    </message>
    <message>
        <source>Save the record …</source>
        <translation>Guardar el registro…</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Volver al inicio</translation>
    </message>
    <message>
        <source>Points won: {kind}</source>
        <translation>{kind}: puntos ganados</translation>
    </message>
    <message>
        <source>Biggest score</source>
        <translation>Mejor jugada</translation>
    </message>
    <message>
        <source>Tiles drawn</source>
        <translation>Fichas robadas</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Pases</translation>
    </message>
    <message>
        <source>Thinking time, free seconds included</source>
        <translation>Tiempo de decisión, margen incluido</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Sin resultado</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} gana la partida</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The match could not be read: {reason}</source>
        <translation>No se pudo leer la partida: {reason}</translation>
    </message>
    <message>
        <source>The match cannot be saved: {reason}</source>
        <translation>No se puede guardar la partida: {reason}</translation>
    </message>
    <message>
        <source>{name}&apos;s clock is running: continue that match first.</source>
        <translation>Corre el reloj de {name}: primero hay que continuar esa partida.</translation>
    </message>
    <message>
        <source>{zero} and {one} have not finished their match. End it without a result?</source>
        <translation>La partida de {zero} contra {one} no ha terminado. ¿Terminarla sin resultado?</translation>
    </message>
    <message>
        <source>End it and begin the new one</source>
        <translation>Terminarla y empezar la nueva</translation>
    </message>
    <message>
        <source>Hide my tiles (H)</source>
        <translation>Ocultar mis fichas (H)</translation>
    </message>
    <message>
        <source>Resign …</source>
        <translation>Rendirse…</translation>
    </message>
    <message>
        <source>End without a result …</source>
        <translation>Terminar sin resultado…</translation>
    </message>
    <message>
        <source>Settings …</source>
        <translation>Ajustes…</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Volver al inicio</translation>
    </message>
    <message>
        <source>About …</source>
        <translation>Acerca de…</translation>
    </message>
    <message>
        <source>{name}, do you give the match up?</source>
        <translation>{name}, ¿te rindes y pierdes la partida?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Rendirse</translation>
    </message>
    <message>
        <source>Do both of you end the match without a result?</source>
        <translation>¿Terminar la partida sin resultado, de mutuo acuerdo?</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Terminar la partida</translation>
    </message>
    <message>
        <source>{name}&apos;s clock is running, and it runs on while you are away.</source>
        <translation>Corre el reloj de {name}, y seguirá corriendo aunque te vayas.</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>Volver de todos modos</translation>
    </message>
    <message>
        <source>Close all the same</source>
        <translation>Cerrar de todos modos</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Guardar el registro</translation>
    </message>
    <message>
        <source>Match records (*{suffix})</source>
        <translation>Registros de partidas (*{suffix})</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>Carpeta:</translation>
    </message>
    <message>
        <source>Kind of file:</source>
        <translation>Tipo de archivo:</translation>
    </message>
    <message>
        <source>The record could not be saved: {reason}</source>
        <translation>No se pudo guardar el registro: {reason}</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Guardado como {name}</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>esa carpeta no existe</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>{name} agrees</source>
        <translation>{name} acepta</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>the disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>the file can only be read</source>
        <translation>el archivo es de solo lectura</translation>
    </message>
    <message>
        <source>writing there is not allowed</source>
        <translation>no está permitido escribir ahí</translation>
    </message>
    <message>
        <source>the disk does not answer as it should</source>
        <translation>el disco no responde como debería</translation>
    </message>
    <message>
        <source>the file of the matches is no longer in its place</source>
        <translation>el archivo de partidas ya no está en su sitio</translation>
    </message>
    <message>
        <source>another program has the file open</source>
        <translation>otro programa tiene abierto el archivo</translation>
    </message>
    <message>
        <source>a newer version of the program wrote the matches</source>
        <translation>las partidas las guardó una versión más nueva del programa</translation>
    </message>
    <message>
        <source>the file of the matches is damaged</source>
        <translation>el archivo de partidas está dañado</translation>
    </message>
    <message>
        <source>what lies in the place of the matches is no such file</source>
        <translation>lo que hay en su lugar no es un archivo de partidas</translation>
    </message>
    <message>
        <source>the clock went backwards</source>
        <translation>el reloj retrocedió</translation>
    </message>
    <message>
        <source>no clock could tell how long the program was closed</source>
        <translation>ningún reloj pudo medir cuánto tiempo estuvo cerrado el programa</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>That cannot be done at this moment.</source>
        <translation>Eso no se puede hacer en este momento.</translation>
    </message>
    <message>
        <source>That tile is not in your hand.</source>
        <translation>Esa ficha no está en tu mano.</translation>
    </message>
    <message>
        <source>This hand must be opened with your highest-ranking tile, {tile}.</source>
        <translation>En esta ronda hay que salir con tu ficha de mayor rango, {tile}.</translation>
    </message>
    <message>
        <source>The tile you drew fits: it must be played now.</source>
        <translation>La ficha robada encaja: hay que jugarla ahora.</translation>
    </message>
    <message>
        <source>Nothing can be joined there.</source>
        <translation>Ahí no se puede unir ninguna ficha.</translation>
    </message>
    <message>
        <source>That tile matches no open end.</source>
        <translation>Esa ficha no encaja en ningún extremo abierto.</translation>
    </message>
    <message>
        <source>You hold a tile that fits: play it instead of drawing.</source>
        <translation>Tienes una ficha que encaja: juégala en vez de robar.</translation>
    </message>
    <message>
        <source>A bid is a multiple of five.</source>
        <translation>Las ofertas son múltiplos de cinco.</translation>
    </message>
    <message>
        <source>That bid is too low.</source>
        <translation>Esa oferta es demasiado baja.</translation>
    </message>
    <message>
        <source>That bid would cost more points than you have.</source>
        <translation>Esa oferta costaría más puntos de los que tienes.</translation>
    </message>
    <message>
        <source>The table had already changed: look again.</source>
        <translation>La mesa ya había cambiado: vuelve a mirar.</translation>
    </message>
    <message>
        <source>The match could not be saved: try again or annul it first.</source>
        <translation>La partida no se pudo guardar: primero hay que reintentarlo o anularla.</translation>
    </message>
    <message>
        <source>Nothing is drawn for the opening: it is played from the hand as dealt.</source>
        <translation>Para la salida no se roba: se juega con las fichas repartidas.</translation>
    </message>
    <message>
        <source>Nothing is drawn during the auction: it decides who opens.</source>
        <translation>Durante la subasta no se roba: en ella se decide quién sale.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Open a record</source>
        <translation>Abrir un registro</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>{name} is a folder, no match record.</source>
        <translation>{name} es una carpeta, no un registro de partida.</translation>
    </message>
    <message>
        <source>There is no file {name}.</source>
        <translation>No existe el archivo {name}.</translation>
    </message>
    <message>
        <source>You are not allowed to read {name}.</source>
        <translation>No tienes permiso para leer {name}.</translation>
    </message>
    <message>
        <source>{name} could not be read.</source>
        <translation>No se pudo leer {name}.</translation>
    </message>
    <message>
        <source>{name} was written by another version of the program.</source>
        <translation>{name} se guardó con otra versión del programa.</translation>
    </message>
    <message>
        <source>{name} is damaged: its match cannot be shown.</source>
        <translation>El archivo {name} está dañado: su partida no se puede mostrar.</translation>
    </message>
    <message>
        <source>{name} is no match record.</source>
        <translation>{name} no es un registro de partida.</translation>
    </message>
    <message>
        <source>In that record nothing was played.</source>
        <translation>En ese registro no hay ninguna jugada.</translation>
    </message>
    <message>
        <source>This match was not over when it was recorded.</source>
        <translation>Esta partida no había terminado cuando se guardó el registro.</translation>
    </message>
    <message>
        <source>Back to the replay</source>
        <translation>Volver a la repetición</translation>
    </message>
    <message>
        <source>Settings …</source>
        <translation>Ajustes…</translation>
    </message>
    <message>
        <source>About …</source>
        <translation>Acerca de…</translation>
    </message>
    <message>
        <source>Close the replay</source>
        <translation>Cerrar la repetición</translation>
    </message>
    <message>
        <source>{name} drew {tile}.</source>
        <translation>{name} robó {tile}.</translation>
    </message>
    <message>
        <source>Time: {seconds} s</source>
        <translation>Tiempo: {seconds} s</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>The record ends here: the match is not over.</source>
        <translation>El registro acaba aquí: la partida no ha terminado.</translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <translation>Paso {number} de {all}</translation>
    </message>
</context>
<context>
    <name>ReplaySlider</name>
    <message>
        <source>Moment of the match</source>
        <translation>Momento de la partida</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>no score</source>
        <translation>sin puntos</translation>
    </message>
    <message>
        <source>{points} points from {payer} to {winner}</source>
        <translation>{points} puntos de {payer} a {winner}</translation>
    </message>
    <message>
        <source>{name} has no tile that fits, and the boneyard is empty: a pass, by itself.</source>
        <translation>{name} no tiene ficha que encaje y el pozo está vacío: pase automático.</translation>
    </message>
    <message>
        <source>{name} cannot pay the lowest bid of {lowest}: the auction is forgone, by itself.</source>
        <translation>{name} no puede pagar la oferta mínima de {lowest}: renuncia automática a la subasta.</translation>
    </message>
    <message>
        <source>{name} cannot pay a higher bid: the bid is accepted, by itself.</source>
        <translation>{name} no puede pagar una oferta más alta: la oferta se acepta automáticamente.</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Extremos</translation>
    </message>
    <message>
        <source>Blocked hands</source>
        <translation>Rondas bloqueadas</translation>
    </message>
    <message>
        <source>Auctions</source>
        <translation>Subastas</translation>
    </message>
    <message>
        <source>{name} opened: ends {ends}, {score}.</source>
        <translation>Salida de {name}: extremos {ends}, {score}.</translation>
    </message>
    <message>
        <source>None of them fits, and the boneyard is empty: {name} passes.</source>
        <translation>Ninguna encaja y el pozo está vacío: {name} pasa.</translation>
    </message>
    <message>
        <source>{name} forwent the auction: {other} opens free of charge.</source>
        <translation>{name} renunció a la subasta: sale {other}, gratis.</translation>
    </message>
    <message>
        <source>{name} bid {points} for the opening.</source>
        <translation>{name} ofreció {points} por la salida.</translation>
    </message>
    <message>
        <source>{name} accepted the bid of {points}: {score}.</source>
        <translation>{name} aceptó la oferta de {points}: {score}.</translation>
    </message>
    <message>
        <source>{name} played a tile to the left: ends {ends}, {score}.</source>
        <translation>{name} jugó una ficha a la izquierda: extremos {ends}, {score}.</translation>
    </message>
    <message>
        <source>{name} played a tile to the right: ends {ends}, {score}.</source>
        <translation>{name} jugó una ficha a la derecha: extremos {ends}, {score}.</translation>
    </message>
    <message>
        <source>{name} played a tile upwards: ends {ends}, {score}.</source>
        <translation>{name} jugó una ficha arriba: extremos {ends}, {score}.</translation>
    </message>
    <message>
        <source>{name} played a tile downwards: ends {ends}, {score}.</source>
        <translation>{name} jugó una ficha abajo: extremos {ends}, {score}.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>{loser} has no points left.</source>
        <translation>A {loser} no le quedan puntos.</translation>
    </message>
    <message>
        <source>{loser} paid the whole balance for the opening.</source>
        <translation>{loser} pagó todo su saldo por la salida.</translation>
    </message>
    <message>
        <source>{loser}&apos;s time ran out.</source>
        <translation>A {loser} se le acabó el tiempo.</translation>
    </message>
    <message>
        <source>{loser} resigned.</source>
        <translation>{loser} se rindió.</translation>
    </message>
    <message>
        <source>Both players ended the match without a result.</source>
        <translation>La partida terminó sin resultado, de mutuo acuerdo.</translation>
    </message>
    <message>
        <source>The match is annulled, as its time could not be measured or stored reliably ({fault}).</source>
        <translation>La partida queda anulada: su tiempo no se pudo medir o guardar con fiabilidad ({fault}).</translation>
    </message>
</context>
<context>
    <name>ResultScreen</name>
    <message>
        <source>stopped</source>
        <translation>parado</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Drawn last: {tile}</source>
        <translation>Última robada: {tile}</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Surround</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Table and tiles</source>
        <translation>Mesa y fichas</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Según el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Turf</source>
        <translation>Césped</translation>
    </message>
    <message>
        <source>Clubhouse</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Moonlight</source>
        <translation>Luz de luna</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animaciones</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Cover my tiles when another program comes to the front</source>
        <translation>Tapar mis fichas cuando otro programa pase a primer plano</translation>
    </message>
    <message>
        <source>Full screen (F11)</source>
        <translation>Pantalla completa (F11)</translation>
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
        <translation>Cada jugador necesita un nombre.</translation>
    </message>
    <message>
        <source>A name may have at most {most} characters.</source>
        <translation>Un nombre puede tener como máximo {most} caracteres.</translation>
    </message>
    <message>
        <source>The two names must be different.</source>
        <translation>Los dos nombres deben ser distintos.</translation>
    </message>
    <message>
        <source>A name may hold no control characters.</source>
        <translation>Un nombre no puede contener caracteres de control.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>A sharp domino duel for two, at one laptop</source>
        <translation>Un reñido duelo de dominó para dos, en un solo portátil</translation>
    </message>
    <message>
        <source>New here? A guided hand of five minutes shows it all.</source>
        <translation>¿Primera vez aquí? Una ronda guiada de cinco minutos te lo enseña todo.</translation>
    </message>
    <message>
        <source>A domino game by Christopher Haviland</source>
        <translation>Un juego de dominó de Christopher Haviland</translation>
    </message>
    <message>
        <source>Name of the first player</source>
        <translation>Nombre del primer jugador</translation>
    </message>
    <message>
        <source>Name of the second player</source>
        <translation>Nombre del segundo jugador</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primer jugador</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Segundo jugador</translation>
    </message>
    <message>
        <source>Begin the match</source>
        <translation>Empezar la partida</translation>
    </message>
    <message>
        <source>Continue the match</source>
        <translation>Continuar la partida</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Aprender a jugar</translation>
    </message>
    <message>
        <source>Open a record …</source>
        <translation>Abrir un registro…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
</context>
<context>
    <name>TileButton</name>
    <message>
        <source>chosen</source>
        <translation>elegida</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>tile {tile}</source>
        <translation>ficha {tile}</translation>
    </message>
    <message>
        <source>{name}, can open</source>
        <translation>{name}, sirve de salida</translation>
    </message>
    <message>
        <source>{name}, fits {ends}</source>
        <translation>{name}, encaja en {ends}</translation>
    </message>
    <message>
        <source>{name}, cannot open</source>
        <translation>{name}, no sirve de salida</translation>
    </message>
    <message>
        <source>{name}, not now</source>
        <translation>{name}, ahora no</translation>
    </message>
    <message>
        <source>{name}, does not fit</source>
        <translation>{name}, no encaja</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Guide F1</source>
        <translation>Guía F1</translation>
    </message>
</context>
</TS>
