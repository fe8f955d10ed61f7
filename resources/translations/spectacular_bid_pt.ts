<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt">
<context>
    <name>AboutPanel</name>
    <message>
        <source>About</source>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenças</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versão {version}</translation>
    </message>
    <message>
        <source>Spectacular Bid, a domino game by Christopher Haviland; this is its digital, automatic adaptation</source>
        <translation>Spectacular Bid, um jogo de dominó de Christopher Haviland; esta é a sua adaptação digital e automática</translation>
    </message>
    <message>
        <source>Qt and Qt for Python come under the GNU Lesser General Public License, version 3. The program links to them dynamically: you may replace them by versions of your own. Their sources are at code.qt.io.</source>
        <translation>O Qt e o Qt for Python são distribuídos sob a GNU Lesser General Public License, versão 3. O programa se vincula a eles dinamicamente: você pode substituí-los por versões suas. O código-fonte deles está em code.qt.io.</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>The file of matches was damaged. It was set aside as {name}; finished matches were kept as far as they could be read.</source>
        <translation>O arquivo das partidas estava danificado. Ele foi guardado à parte como {name}; as partidas terminadas foram mantidas até onde puderam ser lidas.</translation>
    </message>
    <message>
        <source>Spectacular Bid is open already.</source>
        <translation>O Spectacular Bid já está aberto.</translation>
    </message>
    <message>
        <source>The matches in {folder} cannot be used: {reason}</source>
        <translation>As partidas em {folder} não podem ser usadas: {reason}</translation>
    </message>
</context>
<context>
    <name>AuctionPanel</name>
    <message>
        <source>Auction for the opening</source>
        <translation>Leilão da saída</translation>
    </message>
    <message>
        <source>Bid for the opening, or forgo it: then {jockey} opens free.</source>
        <translation>Ofereça um lance pela saída ou desista: então {jockey} faz a saída de graça.</translation>
    </message>
    <message>
        <source>{name} bids {points} (pays {price} if accepted: the jockey&apos;s {discount} off)</source>
        <translation>{name} oferece {points} e paga {price} se você aceitar (desconto de jóquei: {discount})</translation>
    </message>
    <message>
        <source>{name} bids {points}, and pays that if accepted</source>
        <translation>{name} oferece {points} e paga esse valor se você aceitar</translation>
    </message>
    <message>
        <source>−5</source>
        <translation>−5</translation>
    </message>
    <message>
        <source>Bid five less</source>
        <translation>Cinco a menos</translation>
    </message>
    <message>
        <source>+5</source>
        <translation>+5</translation>
    </message>
    <message>
        <source>Bid five more</source>
        <translation>Cinco a mais</translation>
    </message>
    <message>
        <source>Forgo: {jockey} opens free</source>
        <translation>Desistir: saída grátis de {jockey}</translation>
    </message>
    <message>
        <source>Accept: receive {points} and win</source>
        <translation>Aceitar: receber {points} e vencer</translation>
    </message>
    <message>
        <source>Accept: receive {points}</source>
        <translation>Aceitar: receber {points}</translation>
    </message>
    <message>
        <source>No bid so far</source>
        <translation>Ainda sem lances</translation>
    </message>
    <message>
        <source>Bids so far: {bids}</source>
        <translation>Lances até agora: {bids}</translation>
    </message>
    <message>
        <source>Lowest {lowest}, highest {highest}. Paying all {balance} loses the match.</source>
        <translation>Mínimo {lowest}, máximo {highest}. Quem paga todos os {balance} perde a partida.</translation>
    </message>
    <message>
        <source>Bid {points} − jockey&apos;s discount {discount} = {cost}</source>
        <translation>Lance {points} − desconto de jóquei {discount} = {cost}</translation>
    </message>
    <message>
        <source>You would pay {cost} and open. Balance {now} → {left}</source>
        <translation>Você pagaria {cost} e faria a saída. Saldo {now} → {left}</translation>
    </message>
    <message>
        <source>{name} would receive {cost}: {now} → {then}</source>
        <translation>{name} receberia {cost}: {now} → {then}</translation>
    </message>
    <message>
        <source>This would cost all you have: you would lose at once.</source>
        <translation>Isso custaria tudo o que você tem: você perderia na hora.</translation>
    </message>
    <message>
        <source>Raise to {points}</source>
        <translation>Aumentar para {points}</translation>
    </message>
    <message>
        <source>Bid {points}</source>
        <translation>Oferecer {points}</translation>
    </message>
</context>
<context>
    <name>Balance</name>
    <message>
        <source>{name}: {points} points</source>
        <translation>{name}: {points} pontos</translation>
    </message>
    <message>
        <source>points</source>
        <translation>pontos</translation>
    </message>
</context>
<context>
    <name>BalanceChart</name>
    <message>
        <source>Balances of {zero} and {one}, hand by hand: {balances}</source>
        <translation>Saldos de {zero} e {one}, rodada a rodada: {balances}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Rodada</translation>
    </message>
</context>
<context>
    <name>Balances</name>
    <message>
        <source>{time} left, 10 s delay</source>
        <translation>restam {time}, margem de 10 s</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>restam {time}</translation>
    </message>
    <message>
        <source>running: {time} left</source>
        <translation>correndo: restam {time}</translation>
    </message>
    <message>
        <source>running: {seconds} s, then {time}</source>
        <translation>correndo: {seconds} s, depois {time}</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} pontos</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>jockey</source>
        <translation>jóquei</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Procurar</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Voltar (Alt+Esquerda)</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Avançar (Alt+Direita)</translation>
    </message>
    <message>
        <source>Contents of the guide</source>
        <translation>Índice do guia</translation>
    </message>
    <message>
        <source>Close the guide (F1)</source>
        <translation>Fechar o guia (F1)</translation>
    </message>
    <message>
        <source>Search the guide (Ctrl+F)</source>
        <translation>Procurar no guia (Ctrl+F)</translation>
    </message>
    <message>
        <source>Previous find (Shift+F3)</source>
        <translation>Resultado anterior (Shift+F3)</translation>
    </message>
    <message>
        <source>Next find (F3)</source>
        <translation>Próximo resultado (F3)</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nada encontrado</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>left end</source>
        <translation>ponta esquerda</translation>
    </message>
    <message>
        <source>right end</source>
        <translation>ponta direita</translation>
    </message>
    <message>
        <source>upper end</source>
        <translation>ponta de cima</translation>
    </message>
    <message>
        <source>lower end</source>
        <translation>ponta de baixo</translation>
    </message>
    <message>
        <source>Open with this tile</source>
        <translation>Fazer a saída com esta peça</translation>
    </message>
    <message>
        <source>Play on the left end ({value})</source>
        <translation>Jogar na ponta esquerda ({value})</translation>
    </message>
    <message>
        <source>Play on the right end ({value})</source>
        <translation>Jogar na ponta direita ({value})</translation>
    </message>
    <message>
        <source>Play on the upper end ({value})</source>
        <translation>Jogar na ponta de cima ({value})</translation>
    </message>
    <message>
        <source>Play on the lower end ({value})</source>
        <translation>Jogar na ponta de baixo ({value})</translation>
    </message>
    <message>
        <source>No tile lies on the table yet.</source>
        <translation>Ainda não há peças na mesa.</translation>
    </message>
    <message>
        <source>Opened with {tile}.</source>
        <translation>Saída com {tile}.</translation>
    </message>
    <message>
        <source>The spinner is {tile}.</source>
        <translation>O spinner é {tile}.</translation>
    </message>
    <message>
        <source>At the {end}: no tile yet, {value} is open.</source>
        <translation>Na {end}: nenhuma peça ainda, o {value} está aberto.</translation>
    </message>
    <message>
        <source>Towards the {end}: {tiles}; {value} is open.</source>
        <translation>Rumo à {end}: {tiles}; o {value} está aberto.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>The table</source>
        <translation>A mesa</translation>
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
        <translation>parado</translation>
    </message>
    <message>
        <source>{name}&apos;s clock: {time}, {note}</source>
        <translation>Relógio de {name}: {time}, {note}</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pausar (Espaço)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Reproduzir (Espaço)</translation>
    </message>
    <message>
        <source>First step (Home)</source>
        <translation>Primeiro passo (Home)</translation>
    </message>
    <message>
        <source>Hand before (Up)</source>
        <translation>Rodada anterior (Acima)</translation>
    </message>
    <message>
        <source>Step before (Left)</source>
        <translation>Passo anterior (Esquerda)</translation>
    </message>
    <message>
        <source>Next step (Right)</source>
        <translation>Próximo passo (Direita)</translation>
    </message>
    <message>
        <source>Next hand (Down)</source>
        <translation>Próxima rodada (Abaixo)</translation>
    </message>
    <message>
        <source>Last step (End)</source>
        <translation>Último passo (End)</translation>
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
        <translation>A rodada fechou</translation>
    </message>
    <message>
        <source>{name} went out</source>
        <translation>{name} bateu</translation>
    </message>
    <message>
        <source>The last tile is played; {other}&apos;s tiles stay face down.</source>
        <translation>A última peça foi jogada; as de {other} continuam viradas para baixo.</translation>
    </message>
    <message>
        <source>{zero} holds {sum0} pips, {one} holds {sum1} pips.</source>
        <translation>Soma das pintas: {zero} {sum0}, {one} {sum1}.</translation>
    </message>
    <message>
        <source>Equal sums: no points move.</source>
        <translation>Somas iguais: nenhum ponto muda de lado.</translation>
    </message>
    <message>
        <source>The lower sum wins: the {sum} pips of {loser}, rounded to a multiple of five, are {worth} points.</source>
        <translation>Vence a soma menor. A maior, {sum}, é de {loser} e, arredondada a um múltiplo de cinco, vale {worth} pontos.</translation>
    </message>
    <message>
        <source>{why}: {moved}</source>
        <translation>{why}: {moved}</translation>
    </message>
    <message>
        <source>The next hand is opened by rank, without an auction.</source>
        <translation>A próxima rodada começa pela peça mais forte, sem leilão.</translation>
    </message>
    <message>
        <source>{jockey} is the jockey of the next hand: its opening goes to auction.</source>
        <translation>{jockey} é jóquei da próxima rodada: a saída vai a leilão.</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n peça</numerusform>
            <numerusform>%n peças</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the boneyard</source>
        <translation>
            <numerusform>%n peça no monte</numerusform>
            <numerusform>%n peças no monte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} drew %n tile(s).</source>
        <translation>
            <numerusform>{name} comprou %n peça.</numerusform>
            <numerusform>{name} comprou %n peças.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) move.</source>
        <translation>
            <numerusform>%n ficha muda de lado.</numerusform>
            <numerusform>%n fichas mudam de lado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn: %n tile(s) fit</source>
        <translation>
            <numerusform>Sua vez: %n peça encaixa</numerusform>
            <numerusform>Sua vez: %n peças encaixam</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrashNotice</name>
    <message>
        <source>Close the program</source>
        <translation>Fechar o programa</translation>
    </message>
    <message>
        <source>The program made a mistake and has stopped. Every decision up to now is saved: start the program again to go on with the match.</source>
        <translation>O programa cometeu um erro e parou. Todas as decisões até aqui estão salvas: abra o programa de novo para continuar a partida.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Algo deu errado</translation>
    </message>
</context>
<context>
    <name>DealScreen</name>
    <message>
        <source>Hand {number}</source>
        <translation>Rodada {number}</translation>
    </message>
    <message>
        <source>Start the hand</source>
        <translation>Começar a rodada</translation>
    </message>
    <message>
        <source>Shuffled and dealt face down. Both clocks stand still until you start.</source>
        <translation>Peças embaralhadas e distribuídas viradas para baixo. Os dois relógios ficam parados até vocês começarem.</translation>
    </message>
    <message>
        <source>Highest double: {name} opens.</source>
        <translation>Peça dupla mais alta: {name} faz a saída.</translation>
    </message>
    <message>
        <source>No doubles. Heaviest tile: {name} opens.</source>
        <translation>Nenhuma peça dupla. Peça mais pesada: {name} faz a saída.</translation>
    </message>
    <message>
        <source>Auction for the opening: {jockey} is the jockey, {other} bids or forgoes first.</source>
        <translation>Leilão da saída: {jockey} é jóquei; {other} começa, com um lance ou uma desistência.</translation>
    </message>
</context>
<context>
    <name>DrawButton</name>
    <message>
        <source>Boneyard {count}</source>
        <translation>Monte {count}</translation>
    </message>
    <message>
        <source>Draw a tile, {count} left</source>
        <translation>Comprar uma peça, {count} no monte</translation>
    </message>
    <message>
        <source>Draw a tile (D)</source>
        <translation>Comprar peça (D)</translation>
    </message>
</context>
<context>
    <name>EndsChip</name>
    <message>
        <source>{points} points</source>
        <translation>{points} pontos</translation>
    </message>
    <message>
        <source>no score</source>
        <translation>nenhum ponto</translation>
    </message>
    <message>
        <source>Ends: {text}</source>
        <translation>Pontas: {text}</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Pontas</translation>
    </message>
</context>
<context>
    <name>FaultScreen</name>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Annul the match</source>
        <translation>Anular a partida</translation>
    </message>
    <message>
        <source>The last step could not be saved ({reason}). It does not count, and the clock stands still. Nothing saved before is lost. Make room on the disk, then try again: the decision begins anew with its full delay. Or end the match without a result.</source>
        <translation>A última ação não pôde ser salva ({reason}). Ela não vale, e o relógio está parado. Nada do que já estava salvo se perdeu. Liberem espaço no disco e tentem de novo: a decisão recomeça com a margem completa. Ou encerrem a partida sem resultado.</translation>
    </message>
    <message>
        <source>The match cannot be saved</source>
        <translation>Não é possível salvar a partida</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Rules guide</source>
        <translation>Guia das regras</translation>
    </message>
    <message>
        <source>Ada</source>
        <translation>Bia</translation>
    </message>
    <message>
        <source>Leo</source>
        <translation>Léo</translation>
    </message>
    <message>
        <source>{sum}: {points} points move</source>
        <translation>{sum}: {points} pontos mudam de lado</translation>
    </message>
    <message>
        <source>{sum}: nothing moves</source>
        <translation>{sum}: nenhum ponto muda de lado</translation>
    </message>
    <message>
        <source>Highest double: {name} opens with {tile}.</source>
        <translation>Peça dupla mais alta: {name} faz a saída com a {tile}.</translation>
    </message>
    <message>
        <source>No doubles. Heaviest tile: {name} opens with {tile}.</source>
        <translation>Nenhuma peça dupla. Peça mais pesada: {name} faz a saída com a {tile}.</translation>
    </message>
    <message>
        <source>A decision in {seconds} s costs {cost} s: {left} of reserve left.</source>
        <translation>Decidir em {seconds} s custa {cost} s: restam {left} de reserva.</translation>
    </message>
    <message>
        <source>A tile, a double, the spinner with its pin, and a tile face down</source>
        <translation>Uma peça, uma dupla, o spinner com seu pino e uma peça virada para baixo</translation>
    </message>
    <message>
        <source>Boneyard</source>
        <translation>Monte</translation>
    </message>
</context>
<context>
    <name>HandStrip</name>
    <message>
        <source>drawn</source>
        <translation>comprada</translation>
    </message>
</context>
<context>
    <name>HandoffScreen</name>
    <message>
        <source>I am {name}: show my tiles</source>
        <translation>Sou {name}: mostre minhas peças</translation>
    </message>
    <message>
        <source>or hold Space or Enter for a moment</source>
        <translation>ou segure Espaço ou Enter por um instante</translation>
    </message>
    <message>
        <source>Keep the key down a little longer.</source>
        <translation>Segure a tecla um pouco mais.</translation>
    </message>
    <message>
        <source>Last turn: {what}</source>
        <translation>Última jogada: {what}</translation>
    </message>
    <message>
        <source>{name}&apos;s clock is running</source>
        <translation>O relógio de {name} está correndo</translation>
    </message>
    <message>
        <source>{name}&apos;s tiles are hidden</source>
        <translation>As peças de {name} estão escondidas</translation>
    </message>
    <message>
        <source>{name} keeps the laptop</source>
        <translation>O laptop fica com {name}</translation>
    </message>
    <message>
        <source>Pass the laptop to {name}</source>
        <translation>Passe o laptop para {name}</translation>
    </message>
    <message>
        <source>Both clocks are standing still. {other}, look away.</source>
        <translation>Os dois relógios estão parados. {other}, não olhe.</translation>
    </message>
    <message>
        <source>The clock of {name} runs on. {other}, look away.</source>
        <translation>O relógio de {name} continua correndo. {other}, não olhe.</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Bid for the opening, or let {name} open</source>
        <translation>Ofereça um lance pela saída ou deixe-a para {name}</translation>
    </message>
    <message>
        <source>Answer the bid</source>
        <translation>Responda ao lance</translation>
    </message>
    <message>
        <source>No tile fits: draw one</source>
        <translation>Nenhuma peça encaixa: compre uma</translation>
    </message>
    <message>
        <source>The drawn {tile} fits</source>
        <translation>A {tile} comprada encaixa</translation>
    </message>
    <message>
        <source>Open with the highest rank: {tile}</source>
        <translation>Faça a saída com a peça mais forte: {tile}</translation>
    </message>
    <message>
        <source>Open with any tile</source>
        <translation>Faça a saída com qualquer peça</translation>
    </message>
    <message>
        <source>Your turn: {tile} fits</source>
        <translation>Sua vez: {tile} encaixa</translation>
    </message>
    <message>
        <source>Your turn: {tiles} and {last} fit</source>
        <translation>Sua vez: {tiles} e {last} encaixam</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Back to the lesson</source>
        <translation>Voltar à lição</translation>
    </message>
    <message>
        <source>Hide my tiles (H)</source>
        <translation>Esconder minhas peças (H)</translation>
    </message>
    <message>
        <source>Settings …</source>
        <translation>Configurações…</translation>
    </message>
    <message>
        <source>About …</source>
        <translation>Sobre…</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Encerrar a lição</translation>
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
        <translation>Ofereça {points}.</translation>
    </message>
    <message>
        <source>Accept the bid.</source>
        <translation>Aceite o lance.</translation>
    </message>
    <message>
        <source>Draw a tile: click the boneyard, or press D.</source>
        <translation>Compre uma peça: clique no monte ou pressione D.</translation>
    </message>
    <message>
        <source>Click the button, or hold Space or Enter for half a second.</source>
        <translation>Clique no botão ou segure Espaço ou Enter por meio segundo.</translation>
    </message>
    <message>
        <source>Good idea, but not in this step. {task}</source>
        <translation>Boa ideia, mas não neste passo. {task}</translation>
    </message>
    <message>
        <source>The tiles are hidden, and the clock runs on.</source>
        <translation>As peças estão escondidas, e o relógio continua correndo.</translation>
    </message>
    <message>
        <source>The clock stands still now: take your time.</source>
        <translation>Agora o relógio está parado: não há pressa.</translation>
    </message>
    <message>
        <source>Scores and turns come by themselves.</source>
        <translation>Os pontos e a troca de vez são automáticos.</translation>
    </message>
    <message>
        <source>Press “{button}”.</source>
        <translation>Clique em “{button}”.</translation>
    </message>
    <message>
        <source>Open with {tile}: click it, then the lit place; or press Enter.</source>
        <translation>Faça a saída com a {tile}: clique nela e depois no lugar aceso, ou pressione Enter.</translation>
    </message>
    <message>
        <source>Play {tile} on the left end.</source>
        <translation>Jogue a {tile} na ponta esquerda.</translation>
    </message>
    <message>
        <source>Play {tile} on the right end.</source>
        <translation>Jogue a {tile} na ponta direita.</translation>
    </message>
    <message>
        <source>Play {tile} on the upper end.</source>
        <translation>Jogue a {tile} na ponta de cima.</translation>
    </message>
    <message>
        <source>Play {tile} on the lower end.</source>
        <translation>Jogue a {tile} na ponta de baixo.</translation>
    </message>
    <message>
        <source>The ends made {total}, no multiple of five: no points move.</source>
        <translation>As pontas somaram {total}, que não é múltiplo de cinco: nenhum ponto muda de lado.</translation>
    </message>
    <message>
        <source>{total} is a multiple of five: {points} points went from {payer} to {winner}. {tokens}</source>
        <translation>{total} é múltiplo de cinco: {points} pontos foram de {payer} para {winner}. {tokens}</translation>
    </message>
    <message>
        <source>Between turns all tiles are covered, and both clocks stand still. {name} takes the laptop now.</source>
        <translation>Entre uma jogada e outra, as peças ficam cobertas e os dois relógios, parados. Agora o laptop vai para {name}.</translation>
    </message>
    <message>
        <source>Now you are {name}.</source>
        <translation>Agora você é {name}.</translation>
    </message>
    <message>
        <source>Each token is worth five points.</source>
        <translation>Cada ficha vale cinco pontos.</translation>
    </message>
    <message>
        <source>We jump ahead: both have played on, and {name} has one tile left.</source>
        <translation>Vamos dar um salto: o jogo seguiu, e {name} só tem mais uma peça.</translation>
    </message>
    <message>
        <source>{name} sees the new tiles on deciding only, and the clock runs from then.</source>
        <translation>{name} só vê as peças novas na hora de decidir, e é aí que o relógio começa a correr.</translation>
    </message>
    <message>
        <source>{other} bids {bid} for the opening.</source>
        <translation>{other} oferece {bid} pela saída.</translation>
    </message>
    <message>
        <source>{other} raises to {bid}.</source>
        <translation>{other} aumenta para {bid}.</translation>
    </message>
    <message>
        <source>{payer} pays {points} points, and so {payer} opens the hand.</source>
        <translation>{payer} paga {points} pontos e, com isso, faz a saída.</translation>
    </message>
    <message>
        <source>This one fits: it must be played at once, at an end of your choice. {ends}: worth {points}.</source>
        <translation>Esta encaixa: é preciso jogá-la agora, na ponta que você escolher. {ends}: vale {points}.</translation>
    </message>
    <message>
        <source>None of {name}&apos;s tiles fits an end. So {name} draws, one tile at a time, until one fits.</source>
        <translation>Nenhuma peça de {name} encaixa. Por isso {name} compra, uma peça por vez, até uma encaixar.</translation>
    </message>
    <message>
        <source>It does not fit: draw again. On the clock it is all one turn.</source>
        <translation>Não encaixa: compre outra. Para o relógio, é tudo uma jogada só.</translation>
    </message>
    <message>
        <source>You win by taking all the other&apos;s points, or when their time runs out. Here you play both sides, and nothing counts. {opener} holds the highest double and opens.</source>
        <translation>Você vence ao tomar todos os pontos do adversário, ou quando o tempo dele acaba. Aqui você joga pelos dois lados, e nada é para valer. {opener} tem a dupla mais alta e faz a saída.</translation>
    </message>
    <message>
        <source>The clock runs. Its ring: {delay} seconds free in each decision; then the reserve, {reserve} seconds for the whole match. In this lesson it stops in time: nobody loses.</source>
        <translation>O relógio corre. O anel é a margem: {delay} segundos grátis por decisão; depois, a reserva: {reserve} segundos para a partida toda. Nesta lição, o relógio para antes do fim, e ninguém perde.</translation>
    </message>
    <message>
        <source>Join equal halves, and add up the ends: {ends}, a multiple of five, worth {points}. The first double is the spinner, with a pin: it counts both halves.</source>
        <translation>Encaixe metades iguais e some as pontas: {ends}, múltiplo de cinco, vale {points}. A primeira dupla é o spinner, marcado por um pino: ele conta as duas metades.</translation>
    </message>
    <message>
        <source>With both its sides taken the spinner counts no more, and opens two arms, up and down. {ends}: worth {points}.</source>
        <translation>Com os dois lados ocupados, o spinner não conta mais e abre dois braços, para cima e para baixo. {ends}: vale {points}.</translation>
    </message>
    <message>
        <source>The first tile of a side arm matches the spinner, and now that arm counts too. {ends}: worth {points}.</source>
        <translation>A primeira peça de um braço lateral combina com o spinner, e agora esse braço também conta. {ends}: vale {points}.</translation>
    </message>
    <message>
        <source>A double at an end counts both its halves, but it does not branch: there is one spinner only. {ends}: worth {points}.</source>
        <translation>Uma dupla na ponta conta as duas metades, mas não abre braços: só há um spinner. {ends}: vale {points}.</translation>
    </message>
    <message>
        <source>With the last tile a player goes out: after the usual score the hand is over. {ends}: worth {points}.</source>
        <translation>Quem joga a última peça bate: depois dos pontos de sempre, a rodada acaba. {ends}: vale {points}.</translation>
    </message>
    <message>
        <source>{winner} went out and is the jockey of the next hand. What {loser} still holds counts for nothing.</source>
        <translation>{winner} bateu e é jóquei da próxima rodada. As peças que ficaram com {loser} não contam.</translation>
    </message>
    <message>
        <source>A new hand. As {jockey} is the jockey, its opening is for sale, and {bidder} speaks first.</source>
        <translation>Uma nova rodada. Como {jockey} é jóquei, a saída está à venda, e {bidder} decide primeiro.</translation>
    </message>
    <message>
        <source>Forgo it, and {other} opens free. Or bid {lowest} or more: if {other} accepts, {name} pays that to {other} and opens.</source>
        <translation>Desista, e {other} faz a saída de graça. Ou ofereça {lowest} ou mais: se {other} aceitar, {name} paga esse valor e faz a saída.</translation>
    </message>
    <message>
        <source>Accept, and {name} is paid; or raise. The jockey&apos;s own bid costs {discount} less: {bid} would cost only {price}.</source>
        <translation>Aceite, e {name} recebe; ou aumente. O lance de quem é jóquei custa {discount} a menos: {bid} custaria só {price}.</translation>
    </message>
    <message>
        <source>Raise once more, or accept: then {name} receives {price}, and {other} opens.</source>
        <translation>Aumente mais uma vez ou aceite: então {name} recebe {price}, e {other} faz a saída.</translation>
    </message>
    <message>
        <source>The ring: {delay} seconds are free in each decision. Then the reserve runs, {reserve} seconds for the whole match; without it you lose. Any tile may open; {tile} is worth {points}.</source>
        <translation>O anel é a margem: {delay} segundos grátis por decisão. Depois corre a reserva, {reserve} segundos para a partida toda; sem ela, você perde. Qualquer peça serve; a {tile} vale {points}.</translation>
    </message>
</context>
<context>
    <name>LessonEndScreen</name>
    <message>
        <source>Play a match</source>
        <translation>Jogar uma partida</translation>
    </message>
    <message>
        <source>Read the guide</source>
        <translation>Ler o guia</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Voltar ao início</translation>
    </message>
    <message>
        <source>That is all you need</source>
        <translation>É tudo o que você precisa saber</translation>
    </message>
    <message>
        <source>You win by leaving your opponent without points, or without time.</source>
        <translation>Vence quem deixa o adversário sem pontos ou sem tempo.</translation>
    </message>
    <message>
        <source>One thing more: whoever can neither play nor draw passes. That happens by itself.</source>
        <translation>Só mais uma coisa: quem não pode jogar nem comprar passa. Isso acontece automaticamente.</translation>
    </message>
    <message>
        <source>If both pass in a row, the hand is blocked: the lower sum of pips wins the other sum in points, rounded to a multiple of five.</source>
        <translation>Se os dois passam, um depois do outro, a rodada fecha: a menor soma de pintas vence e ganha em pontos a outra soma, arredondada a um múltiplo de cinco.</translation>
    </message>
    <message>
        <source>All the rest is in the guide, F1, at any time.</source>
        <translation>O resto está no guia, a qualquer momento: F1.</translation>
    </message>
</context>
<context>
    <name>LessonStrip</name>
    <message>
        <source>Step {number} of {of}</source>
        <translation>Passo {number} de {of}</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Pular este passo</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Encerrar a lição</translation>
    </message>
</context>
<context>
    <name>MatchFlow</name>
    <message>
        <source>Hand {hand}: {zero} {points0}, {one} {points1}.</source>
        <translation>Rodada {hand}: {zero} {points0}, {one} {points1}.</translation>
    </message>
    <message>
        <source>The clocks stand still.</source>
        <translation>Os relógios estão parados.</translation>
    </message>
    <message>
        <source>{name}&apos;s clock is running: {time} left!</source>
        <translation>O relógio de {name} está correndo: restam {time}!</translation>
    </message>
    <message>
        <source>{name}&apos;s clock is running: {free} s, then {time}!</source>
        <translation>O relógio de {name} está correndo: {free} s, depois {time}!</translation>
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
        <translation>Voltar à partida</translation>
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
        <translation>Replay</translation>
    </message>
    <message>
        <source>Save the record …</source>
        <translation>Salvar a partida…</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Voltar ao início</translation>
    </message>
    <message>
        <source>Points won: {kind}</source>
        <translation>Pontos ganhos: {kind}</translation>
    </message>
    <message>
        <source>Biggest score</source>
        <translation>Maior pontuação</translation>
    </message>
    <message>
        <source>Tiles drawn</source>
        <translation>Peças compradas</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Passes</translation>
    </message>
    <message>
        <source>Thinking time, free seconds included</source>
        <translation>Tempo de reflexão, margem incluída</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Sem resultado</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} vence a partida</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The match could not be read: {reason}</source>
        <translation>Não foi possível ler a partida: {reason}</translation>
    </message>
    <message>
        <source>The match cannot be saved: {reason}</source>
        <translation>Não é possível salvar a partida: {reason}</translation>
    </message>
    <message>
        <source>{name}&apos;s clock is running: continue that match first.</source>
        <translation>O relógio de {name} está correndo: continuem primeiro essa partida.</translation>
    </message>
    <message>
        <source>{zero} and {one} have not finished their match. End it without a result?</source>
        <translation>{zero} e {one} não terminaram a partida. Encerrá-la sem resultado?</translation>
    </message>
    <message>
        <source>End it and begin the new one</source>
        <translation>Encerrar e começar a nova</translation>
    </message>
    <message>
        <source>Hide my tiles (H)</source>
        <translation>Esconder minhas peças (H)</translation>
    </message>
    <message>
        <source>Resign …</source>
        <translation>Abandonar…</translation>
    </message>
    <message>
        <source>End without a result …</source>
        <translation>Encerrar sem resultado…</translation>
    </message>
    <message>
        <source>Settings …</source>
        <translation>Configurações…</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Sair da partida</translation>
    </message>
    <message>
        <source>About …</source>
        <translation>Sobre…</translation>
    </message>
    <message>
        <source>{name}, do you give the match up?</source>
        <translation>{name}, quer abandonar e perder a partida?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Do both of you end the match without a result?</source>
        <translation>Vocês concordam em encerrar a partida sem resultado?</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Encerrar a partida</translation>
    </message>
    <message>
        <source>{name}&apos;s clock is running, and it runs on while you are away.</source>
        <translation>O relógio de {name} está correndo e não vai parar enquanto vocês estiverem fora.</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>Sair mesmo assim</translation>
    </message>
    <message>
        <source>Close all the same</source>
        <translation>Fechar mesmo assim</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Salvar a partida</translation>
    </message>
    <message>
        <source>Match records (*{suffix})</source>
        <translation>Partidas salvas (*{suffix})</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>Pasta:</translation>
    </message>
    <message>
        <source>Kind of file:</source>
        <translation>Tipo de arquivo:</translation>
    </message>
    <message>
        <source>The record could not be saved: {reason}</source>
        <translation>Não foi possível salvar a partida: {reason}</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Partida salva como {name}</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>essa pasta não existe</translation>
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
        <translation>{name} concorda</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>the disk is full</source>
        <translation>o disco está cheio</translation>
    </message>
    <message>
        <source>the file can only be read</source>
        <translation>o arquivo é somente para leitura</translation>
    </message>
    <message>
        <source>writing there is not allowed</source>
        <translation>não é permitido gravar ali</translation>
    </message>
    <message>
        <source>the disk does not answer as it should</source>
        <translation>o disco não responde como deveria</translation>
    </message>
    <message>
        <source>the file of the matches is no longer in its place</source>
        <translation>o arquivo das partidas não está mais no lugar</translation>
    </message>
    <message>
        <source>another program has the file open</source>
        <translation>outro programa está com o arquivo aberto</translation>
    </message>
    <message>
        <source>a newer version of the program wrote the matches</source>
        <translation>as partidas são de uma versão mais nova do programa</translation>
    </message>
    <message>
        <source>the file of the matches is damaged</source>
        <translation>o arquivo das partidas está danificado</translation>
    </message>
    <message>
        <source>what lies in the place of the matches is no such file</source>
        <translation>o que está no lugar das partidas não é um arquivo de partidas</translation>
    </message>
    <message>
        <source>the clock went backwards</source>
        <translation>o relógio andou para trás</translation>
    </message>
    <message>
        <source>no clock could tell how long the program was closed</source>
        <translation>nenhum relógio soube dizer quanto tempo o programa ficou fechado</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>The match is over.</source>
        <translation>A partida já terminou.</translation>
    </message>
    <message>
        <source>That cannot be done at this moment.</source>
        <translation>Não é possível fazer isso agora.</translation>
    </message>
    <message>
        <source>That tile is not in your hand.</source>
        <translation>Essa peça não está na sua mão.</translation>
    </message>
    <message>
        <source>This hand must be opened with your highest-ranking tile, {tile}.</source>
        <translation>Nesta rodada, a saída tem de ser com a sua peça mais forte, {tile}.</translation>
    </message>
    <message>
        <source>The tile you drew fits: it must be played now.</source>
        <translation>A peça comprada encaixa: é preciso jogá-la agora.</translation>
    </message>
    <message>
        <source>Nothing can be joined there.</source>
        <translation>Ali não se pode encaixar nada.</translation>
    </message>
    <message>
        <source>That tile matches no open end.</source>
        <translation>Essa peça não combina com nenhuma ponta aberta.</translation>
    </message>
    <message>
        <source>You hold a tile that fits: play it instead of drawing.</source>
        <translation>Você tem uma peça que encaixa: jogue-a em vez de comprar.</translation>
    </message>
    <message>
        <source>A bid is a multiple of five.</source>
        <translation>Todo lance é um múltiplo de cinco.</translation>
    </message>
    <message>
        <source>That bid is too low.</source>
        <translation>Esse lance é baixo demais.</translation>
    </message>
    <message>
        <source>That bid would cost more points than you have.</source>
        <translation>Esse lance custaria mais pontos do que você tem.</translation>
    </message>
    <message>
        <source>The table had already changed: look again.</source>
        <translation>A mesa já tinha mudado: olhe de novo.</translation>
    </message>
    <message>
        <source>The match could not be saved: try again or annul it first.</source>
        <translation>Não foi possível salvar a partida: primeiro tentem de novo ou anulem a partida.</translation>
    </message>
    <message>
        <source>Nothing is drawn for the opening: it is played from the hand as dealt.</source>
        <translation>Não se compra peça para a saída: ela é feita com a mão distribuída.</translation>
    </message>
    <message>
        <source>Nothing is drawn during the auction: it decides who opens.</source>
        <translation>Não se compra peça durante o leilão: ele decide quem faz a saída.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Open a record</source>
        <translation>Abrir partida salva</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>{name} is a folder, no match record.</source>
        <translation>{name} é uma pasta, não uma partida salva.</translation>
    </message>
    <message>
        <source>There is no file {name}.</source>
        <translation>O arquivo {name} não existe.</translation>
    </message>
    <message>
        <source>You are not allowed to read {name}.</source>
        <translation>Você não tem permissão para ler {name}.</translation>
    </message>
    <message>
        <source>{name} could not be read.</source>
        <translation>Não foi possível ler {name}.</translation>
    </message>
    <message>
        <source>{name} was written by another version of the program.</source>
        <translation>O arquivo {name} foi salvo por outra versão do programa.</translation>
    </message>
    <message>
        <source>{name} is damaged: its match cannot be shown.</source>
        <translation>O arquivo {name} está danificado: não é possível mostrar a partida.</translation>
    </message>
    <message>
        <source>{name} is no match record.</source>
        <translation>{name} não é uma partida salva.</translation>
    </message>
    <message>
        <source>In that record nothing was played.</source>
        <translation>Nessa partida salva ninguém jogou nada.</translation>
    </message>
    <message>
        <source>This match was not over when it was recorded.</source>
        <translation>Esta partida ainda não tinha terminado quando foi salva.</translation>
    </message>
    <message>
        <source>Back to the replay</source>
        <translation>Voltar ao replay</translation>
    </message>
    <message>
        <source>Settings …</source>
        <translation>Configurações…</translation>
    </message>
    <message>
        <source>About …</source>
        <translation>Sobre…</translation>
    </message>
    <message>
        <source>Close the replay</source>
        <translation>Fechar o replay</translation>
    </message>
    <message>
        <source>{name} drew {tile}.</source>
        <translation>{name} comprou a {tile}.</translation>
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
        <translation>A partida salva vai só até aqui: ela não terminou.</translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <translation>Passo {number} de {all}</translation>
    </message>
</context>
<context>
    <name>ReplaySlider</name>
    <message>
        <source>Moment of the match</source>
        <translation>Momento da partida</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>no score</source>
        <translation>nenhum ponto</translation>
    </message>
    <message>
        <source>{points} points from {payer} to {winner}</source>
        <translation>{points} pontos de {payer} para {winner}</translation>
    </message>
    <message>
        <source>{name} has no tile that fits, and the boneyard is empty: a pass, by itself.</source>
        <translation>{name} não tem peça que encaixe, e o monte está vazio: passa automaticamente.</translation>
    </message>
    <message>
        <source>{name} cannot pay the lowest bid of {lowest}: the auction is forgone, by itself.</source>
        <translation>{name} não pode pagar o lance mínimo de {lowest}: desiste do leilão automaticamente.</translation>
    </message>
    <message>
        <source>{name} cannot pay a higher bid: the bid is accepted, by itself.</source>
        <translation>{name} não pode pagar um lance maior: o lance é aceito automaticamente.</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Pontas</translation>
    </message>
    <message>
        <source>Blocked hands</source>
        <translation>Rodadas fechadas</translation>
    </message>
    <message>
        <source>Auctions</source>
        <translation>Leilões</translation>
    </message>
    <message>
        <source>{name} opened: ends {ends}, {score}.</source>
        <translation>{name} fez a saída: pontas {ends}, {score}.</translation>
    </message>
    <message>
        <source>None of them fits, and the boneyard is empty: {name} passes.</source>
        <translation>Nenhuma encaixa, e o monte está vazio: {name} passa.</translation>
    </message>
    <message>
        <source>{name} forwent the auction: {other} opens free of charge.</source>
        <translation>{name} desistiu do leilão: {other} faz a saída de graça.</translation>
    </message>
    <message>
        <source>{name} bid {points} for the opening.</source>
        <translation>{name} ofereceu {points} pela saída.</translation>
    </message>
    <message>
        <source>{name} accepted the bid of {points}: {score}.</source>
        <translation>{name} aceitou o lance de {points}: {score}.</translation>
    </message>
    <message>
        <source>{name} played a tile to the left: ends {ends}, {score}.</source>
        <translation>{name} jogou uma peça à esquerda: pontas {ends}, {score}.</translation>
    </message>
    <message>
        <source>{name} played a tile to the right: ends {ends}, {score}.</source>
        <translation>{name} jogou uma peça à direita: pontas {ends}, {score}.</translation>
    </message>
    <message>
        <source>{name} played a tile upwards: ends {ends}, {score}.</source>
        <translation>{name} jogou uma peça do lado de cima: pontas {ends}, {score}.</translation>
    </message>
    <message>
        <source>{name} played a tile downwards: ends {ends}, {score}.</source>
        <translation>{name} jogou uma peça do lado de baixo: pontas {ends}, {score}.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>{loser} has no points left.</source>
        <translation>{loser} não tem mais pontos.</translation>
    </message>
    <message>
        <source>{loser} paid the whole balance for the opening.</source>
        <translation>{loser} pagou o saldo inteiro pela saída.</translation>
    </message>
    <message>
        <source>{loser}&apos;s time ran out.</source>
        <translation>{loser} perde por tempo.</translation>
    </message>
    <message>
        <source>{loser} resigned.</source>
        <translation>{loser} abandonou a partida.</translation>
    </message>
    <message>
        <source>Both players ended the match without a result.</source>
        <translation>A partida foi encerrada sem resultado, de comum acordo.</translation>
    </message>
    <message>
        <source>The match is annulled, as its time could not be measured or stored reliably ({fault}).</source>
        <translation>A partida foi anulada: não foi possível medir ou salvar o tempo com segurança ({fault}).</translation>
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
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Drawn last: {tile}</source>
        <translation>Última comprada: {tile}</translation>
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
        <translation>Tema</translation>
    </message>
    <message>
        <source>Table and tiles</source>
        <translation>Mesa e peças</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Turf</source>
        <translation>Gramado</translation>
    </message>
    <message>
        <source>Clubhouse</source>
        <translation>Clube</translation>
    </message>
    <message>
        <source>Moonlight</source>
        <translation>Luar</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animações</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>Cover my tiles when another program comes to the front</source>
        <translation>Cobrir minhas peças quando outro programa passar para a frente</translation>
    </message>
    <message>
        <source>Full screen (F11)</source>
        <translation>Tela cheia (F11)</translation>
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
        <translation>Cada jogador precisa de um nome.</translation>
    </message>
    <message>
        <source>A name may have at most {most} characters.</source>
        <translation>Um nome pode ter no máximo {most} caracteres.</translation>
    </message>
    <message>
        <source>The two names must be different.</source>
        <translation>Os dois nomes devem ser diferentes.</translation>
    </message>
    <message>
        <source>A name may hold no control characters.</source>
        <translation>Um nome não pode conter caracteres de controle.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>A sharp domino duel for two, at one laptop</source>
        <translation>Um duelo afiado de dominó para dois, num só laptop</translation>
    </message>
    <message>
        <source>New here? A guided hand of five minutes shows it all.</source>
        <translation>Primeira vez? Uma rodada guiada de cinco minutos mostra tudo.</translation>
    </message>
    <message>
        <source>A domino game by Christopher Haviland</source>
        <translation>Um jogo de dominó de Christopher Haviland</translation>
    </message>
    <message>
        <source>Name of the first player</source>
        <translation>Nome do primeiro jogador</translation>
    </message>
    <message>
        <source>Name of the second player</source>
        <translation>Nome do segundo jogador</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primeiro jogador</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Segundo jogador</translation>
    </message>
    <message>
        <source>Begin the match</source>
        <translation>Começar a partida</translation>
    </message>
    <message>
        <source>Continue the match</source>
        <translation>Continuar a partida</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Aprender a jogar</translation>
    </message>
    <message>
        <source>Open a record …</source>
        <translation>Abrir partida salva…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
</context>
<context>
    <name>TileButton</name>
    <message>
        <source>chosen</source>
        <translation>escolhida</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>tile {tile}</source>
        <translation>peça {tile}</translation>
    </message>
    <message>
        <source>{name}, can open</source>
        <translation>{name}, serve para a saída</translation>
    </message>
    <message>
        <source>{name}, fits {ends}</source>
        <translation>{name}, encaixa: {ends}</translation>
    </message>
    <message>
        <source>{name}, cannot open</source>
        <translation>{name}, não serve para a saída</translation>
    </message>
    <message>
        <source>{name}, not now</source>
        <translation>{name}, agora não</translation>
    </message>
    <message>
        <source>{name}, does not fit</source>
        <translation>{name}, não encaixa</translation>
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
        <translation>Guia F1</translation>
    </message>
</context>
</TS>
