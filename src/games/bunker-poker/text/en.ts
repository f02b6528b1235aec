/** Bunker Poker in English, in ICU MessageFormat. */
export const en = {
  'poker.title': 'Bunker Poker',
  'poker.summary':
    'Hide a coin, wear down the dice that guard your rivals’ cells, and uncover their coins first. 2 to 4 players, about 20 minutes.',

  'setting.giveUp': 'Giving up the throw',
  'setting.giveUp.after': 'After seeing it',
  'setting.giveUp.before': 'Instead of throwing',
  'setting.giveUp.both': 'Instead, or after seeing it',
  'setting.swapOrder': 'Swapping dice',
  'setting.swapOrder.together': 'All at once, in secret',
  'setting.swapOrder.clockwise': 'One after another, clockwise',
  'setting.startDice': 'Points on every die at the start',
  'setting.startDice.6': '6',
  'setting.startDice.5': '5 (shorter)',
  'setting.startDice.4': '4 (shortest)',
  'setting.takeAfterSwap': 'Token uncovered by a swap this turn',
  'setting.takeAfterSwap.on': 'May be taken at once',
  'setting.takeAfterSwap.off': 'Safe until the next throw',
  'setting.leaver': 'When somebody leaves',
  'setting.leaver.bot': 'A computer player takes over',
  'setting.leaver.eliminate': 'Out, with the coin shown',

  'poker.ask.hide': 'Under which cell do you hide your coin? You cannot move it later.',
  'poker.ask.giveUp': 'Throw the two dice, or do not throw and remove a single point from an opposing die.',
  'poker.ask.use': 'You threw {a} and {b}. One number names a cell, the other the points. What do you do?',
  'poker.ask.useDouble': 'You threw {a} twice: cell {a}, {a, plural, one {# point} other {# points}}. What do you do?',
  'poker.ask.swap':
    '{who} threw {a} and {b}. Before the throw is used you may swap what stands on your cells {a} and {b}. It costs nothing; coin and tokens stay.',

  'poker.option.hide': 'Cell {cell}',
  'poker.option.throw': 'Throw the dice',
  'poker.option.hit': 'Hit {who}’s die on cell {cell}: {from} → {to, plural, =0 {gone} one {# point} other {# points}}',
  'poker.option.one': 'One point from {who}’s die on cell {cell}: {from} → {to, plural, =0 {gone} other {#}}',
  'poker.option.take': 'Take {who}’s token on cell {cell}',
  'poker.option.add': 'Strengthen your die on cell {cell}: {from} → {to} points',
  'poker.option.swap':
    'Swap: {onB, plural, =0 {no die} one {# point} other {# points}} on cell {a}, {onA, plural, =0 {no die} one {# point} other {# points}} on cell {b}',
  'poker.option.keep':
    'Keep: {onA, plural, =0 {no die} one {# point} other {# points}} on cell {a}, {onB, plural, =0 {no die} one {# point} other {# points}} on cell {b}',

  'poker.group.one': 'Give up the throw',

  'poker.order.untilTurn': 'Until my turn',
  'poker.order.pair': 'When {a} and {b} are thrown',
  'poker.order.swap': 'At any other throw',
  'poker.policy.ask': 'Ask me',
  'poker.policy.pass': 'Keep the dice',
  'poker.policy.never': 'Never swap',
  'poker.policy.guard': 'Guard: swap when that is safer',
  'poker.policy.swap': 'Swap',

  'poker.hint.take':
    '{count, plural, one {It is the last token of that side: the coin lies under it.} other {One of # tokens left there. If the coin lies under it, its owner is out.}}',
  'poker.hint.hit':
    '{to, plural, =0 {The die is gone for good. Then whoever throws a {cell} can take its token.} other {The die stays and goes on guarding its token.}}',
  'poker.hint.hitTokenless': '{to, plural, =0 {The die is gone for good.} other {The die stays.}} It guards no token.',
  'poker.hint.one': '{to, plural, =0 {The die is gone for good.} other {The die stays.}} It takes the whole throw.',
  'poker.hint.oneUnthrown': '{to, plural, =0 {The die is gone for good.} other {The die stays.}} You do not throw this turn.',
  'poker.hint.add':
    'It gains {gain, plural, one {# point} other {# points}}{lost, plural, =0 {} one {; # is lost, as no die goes above 6} other {; # are lost, as no die goes above 6}}.',

  'poker.event.hidden': '{who} has hidden a coin.',
  'poker.event.hiddenYours': 'You have hidden your coin under cell {cell}.',
  'poker.event.starts': '{who} is drawn to start.',
  'poker.event.thrown': '{who} throws {a} and {b}.',
  'poker.event.swapped': '{who} swaps the dice on cells {a} and {b}.',
  'poker.event.kept': '{who} leaves the dice on cells {a} and {b} as they are.',
  'poker.event.hit': '{who} hits {target}’s die on cell {cell}: {from} → {to, plural, one {# point} other {# points}}.',
  'poker.event.one':
    '{who} gives up the throw to remove one point from {target}’s die on cell {cell}: {from} → {to, plural, one {# point} other {# points}}.',
  'poker.event.dieLost': '{who} loses the die on cell {cell}.',
  'poker.event.taken': '{who} takes {target}’s token on cell {cell}.',
  'poker.event.added': '{who} strengthens their die on cell {cell}: {from} → {to} points.',
  'poker.event.passed': '{who} can do nothing with the throw and passes.',
  'poker.event.coinFound': '{who}’s coin lay under cell {cell}!',
  'poker.event.eliminated': '{who} is out.',
  'poker.event.left': '{who} has left and is out; the coin lay under cell {cell}.',
  'poker.event.leftEarly': '{who} has left before hiding a coin, and is out.',
  'poker.event.win': '{who} wins, with the coin still hidden under cell {cell}.',
  'poker.event.calledOff': 'The game is called off.',

  'poker.outcome.last': '{who} wins as the last player with a hidden coin.',
  'poker.outcome.calledOff': 'Fewer than two players are left, so the game is called off.',

  'poker.board.hiding': 'Everybody hides a coin.',
  'poker.board.toThrow': 'Turn {turn}: {who} is to throw.',
  'poker.board.thrown': 'Turn {turn}: {who} has thrown {a} and {b}.',
  'poker.board.side': '{who}: {cells}.',
  'poker.board.sideWithCoin': '{who}: {cells}. Coin under cell {coin}.',
  'poker.board.out': '{who} is out.',
  'poker.board.outWithCoin': '{who} is out; the coin lay under cell {coin}.',
  'poker.cell.guarded': 'cell {cell}: {points, plural, one {# point} other {# points}}',
  'poker.cell.tokenless': 'cell {cell}: {points, plural, one {# point} other {# points}} without token',
  'poker.cell.exposed': 'cell {cell}: token only',
  'poker.cell.bare': 'cell {cell}: empty',

  'poker.hand.none': 'No coin of yours lies on the board yet.',
  'poker.hand.guarded': 'Your coin lies under cell {coin}, guarded by a die with {points, plural, one {# point} other {# points}}.',
  'poker.hand.exposed': 'Your coin lies under cell {coin}, and only a token covers it.',
  'poker.hand.out': 'You are out.',
  'poker.hand.outWithCoin': 'You are out. Your coin lay under cell {coin}.',

  'poker.rules.setup.title': 'Setup',
  'poker.rules.setup.text':
    'Your side has six cells, each covered by a token with a die on it. All dice show the same number of points: 6, unless the table chose less. Secretly put your coin under one of your cells; it stays there. Chance decides who starts, then turns go clockwise.',
  'poker.rules.turn.title': 'Your turn',
  'poker.rules.turn.text':
    'Two dice are thrown. One number names a cell, the other the points: you choose which; a double names one cell with that many points. After the opponents’ swaps you do exactly one thing: weaken an opposing die, take an unguarded opposing token, or strengthen one of your own dice. You pass only when nothing is possible.',
  'poker.rules.points.title': 'Weakening an opposing die',
  'poker.rules.points.text':
    'With 6 and 3 you remove 3 points from an opponent’s die on cell 6, or 6 points from the die on cell 3. A die without points is out of the game for good; what is left over is lost. Or give up your throw and remove a single point from any opposing die; the table may have agreed that this is decided before throwing.',
  'poker.rules.token.title': 'Taking a token',
  'poker.rules.token.text':
    'If one of your numbers names an opposing cell whose token has lost its die, you may take that token; the other number does not matter. (The table may have agreed to spare tokens that a swap has just uncovered.) If a coin lies there, its owner is out.',
  'poker.rules.add.title': 'Strengthening your own die',
  'poker.rules.add.text':
    'One number names one of your dice still in play, the other is added to it. No die goes above 6, a die that shows 6 cannot be strengthened, and lost dice do not come back.',
  'poker.rules.swap.title': 'Swapping dice',
  'poker.rules.swap.text':
    'Before a throw is used, each opponent may swap what stands on their own two thrown cells: once, in secret or in turn as the table chose, at no cost. Only dice move; a token that is left without its die may be taken in this very turn, unless the table agreed to spare it. Asked are those for whom a swap changes something: not the thrower, and nobody after a double.',
  'poker.rules.orders.title': 'Swaps answered ahead',
  'poker.rules.orders.text':
    'You may lay down in private how swaps are answered for you: never, by your guard, for each two numbers apart, or not at all until your turn. The guard swaps when that makes the worst that the throw can do to you less bad, and one time in ten where it makes no difference. At a slow pace it answers unless you order otherwise.',
  'poker.rules.end.title': 'End of the game',
  'poker.rules.end.text': 'Whoever’s coin is uncovered is out, with all dice and tokens. The last player left wins.',

  'picture.name': '{who}',
  'picture.you': '{who} (you)',
  'picture.out': 'out',
  'picture.awaited': 'choosing',
  'picture.turn': 'Turn {turn}',
  'picture.hiding': 'Coins are being hidden',
  'picture.yourTurn': 'Your turn',
  'picture.theirTurn': '{who}’s turn',
  'picture.wins': '{who} wins',
  'picture.afterTurns': 'After {turn, plural, one {# turn} other {# turns}}',
  'picture.calledOff': 'Called off',
  'picture.coinUnder': 'Coin under cell {cell}',
  'picture.change.hit': '{who} hits {target}: cell {cell}, {from} → {to, plural, =0 {gone} other {#}}',
  'picture.change.one': '{who} takes one point from {target}: cell {cell}, {from} → {to, plural, =0 {gone} other {#}}',
  'picture.change.added': '{who} adds points: cell {cell}, {from} → {to}',
  'picture.change.noCoin': '{who} takes {target}’s token {cell}: no coin',
  'picture.change.found': '{who} takes {target}’s token {cell}: the coin!',
  'picture.change.swapped': '{who} {count, plural, one {swaps} other {swap}} the dice on {a} and {b}',
  'picture.hand.hide': 'Your coin is not on the board yet',
  'picture.hand.coin': 'Your coin lies under cell {cell}',
  'picture.hand.coinWas': 'Your coin lay under cell {cell}',
  'picture.hand.out': 'You are out',
} as const;
