<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it">
<context>
    <name>Application</name>
    <message>
        <source>Spectacular Bid is open already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matches in {folder} cannot be used: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AuctionPanel</name>
    <message>
        <source>Auction for the opening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid for the opening, or forgo it: then {jockey} opens free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} bids {points} (pays {price} if accepted: the jockey&apos;s {discount} off)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} bids {points}, and pays that if accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid five less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid five more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forgo: {jockey} opens free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept: receive {points} and win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept: receive {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bid so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids so far: {bids}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest {lowest}, highest {highest}. Paying all {balance} loses the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid {points} − jockey&apos;s discount {discount} = {cost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You would pay {cost} and open. Balance {now} → {left}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} would receive {cost}: {now} → {then}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This would cost all you have: you would lose at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise to {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balance</name>
    <message>
        <source>{name}: {points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BalanceChart</name>
    <message>
        <source>Balances of {zero} and {one}, hand by hand: {balances}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balances</name>
    <message>
        <source>{points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the clock is running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} left, 10 s delay</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>+{seconds} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reserve</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClockWidget</name>
    <message>
        <source>paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s clock: {time}, {note}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CountScreen</name>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} went out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last tile is played; {other}&apos;s tiles stay face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{zero} holds {sum0} pips, {one} holds {sum1} pips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal sums: no points move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lower sum wins: the {sum} pips of {loser}, rounded to a multiple of five, are {worth} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next hand is opened by rank, without an auction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{jockey} is the jockey of the next hand: its opening goes to auction.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CrashNotice</name>
    <message>
        <source>Close the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program made a mistake and has stopped. Every decision up to now is saved: start the program again to go on with the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DealScreen</name>
    <message>
        <source>Hand {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} tiles in the boneyard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffled and dealt face down. Both clocks stand still until you start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest double: {name} opens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No doubles. Heaviest tile: {name} opens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auction for the opening: {jockey} is the jockey, {other} bids or forgoes first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DrawButton</name>
    <message>
        <source>Boneyard {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a tile (D)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a tile, {count} left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndsChip</name>
    <message>
        <source>{points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FaultScreen</name>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annul the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last step could not be saved ({reason}). It does not count, and the clock stands still. Nothing saved before is lost. Make room on the disk, then try again: the decision begins anew with its full delay. Or end the match without a result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match cannot be saved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandoffScreen</name>
    <message>
        <source>I am {name}: show my tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or hold Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last turn: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s clock is running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s tiles are hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} keeps the laptop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass the laptop to {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both clocks are standing still. {other}, look away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock of {name} runs on. {other}, look away.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchFlow</name>
    <message>
        <source>Hand {hand}: {zero} {points0}, {one} {points1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s clock is running!</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OverScreen</name>
    <message>
        <source>Rematch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the record …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points won: {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Biggest score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The match could not be read: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match cannot be saved: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s clock is running: continue that match first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{zero} and {one} have not finished their match. End it without a result?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End it and begin the new one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide my tiles (H)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End without a result …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen (F11)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show each turn&apos;s result: yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show each turn&apos;s result: no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, do you give the match up?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do both of you end the match without a result?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s clock is running, and it runs on while you are away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match records (*{suffix})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record could not be saved: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} agrees</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That cannot be done at this moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That tile is not in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hand must be opened with your highest-ranking tile, {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile you drew fits: it must be played now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be joined there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That tile matches no open end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold a tile that fits: play it instead of drawing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bid is a multiple of five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That bid is too low.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That bid would cost more points than you have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table had already changed: look again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match could not be saved: try again or annul it first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>no score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} points from {payer} to {winner}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has no tile that fits, and the boneyard is empty: a pass, by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot pay the lowest bid of {lowest}: the auction is forgone, by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot pay a higher bid: the bid is accepted, by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocked hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auctions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} opened: ends {ends}, {score}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of them fits, and the boneyard is empty: {name} passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} forwent the auction: {other} opens free of charge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} bid {points} for the opening.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} accepted the bid of {points}: {score}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} played a tile to the left: ends {ends}, {score}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} played a tile to the right: ends {ends}, {score}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} played a tile upwards: ends {ends}, {score}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} played a tile downwards: ends {ends}, {score}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>{loser} has no points left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{loser} paid the whole balance for the opening.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{loser}&apos;s time ran out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{loser} resigned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both players ended the match without a result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is annulled, as its time could not be measured or stored reliably ({fault}).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sharp domino duel for two, at one laptop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A domino game by Christopher Haviland</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the first player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the second player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name may have at most {most} characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two names must be different.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name may hold no control characters.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>%n tile(s)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
