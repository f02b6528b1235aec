import { afterTheEnd } from './en/after-the-end.ts';
import { consent } from './en/consent.ts';
import { lobbies } from './en/lobbies.ts';
import { operators } from './en/operators.ts';
import { personal } from './en/personal.ts';
import { playingAgain } from './en/playing-again.ts';
import { privacy } from './en/privacy.ts';
import { recap } from './en/recap.ts';
import { refusals } from './en/refusals.ts';
import { servers } from './en/servers.ts';
import { standingOrders } from './en/standing-orders.ts';

/**
 * The common English catalogue: everything that is not said by a game. ICU MessageFormat. Names that users gave
 * themselves come in as arguments and are already made safe by whoever speaks.
 */
export const en = {
  ...servers,
  ...personal,

  // Seats
  'seat.bot': 'Bot {letter}',
  'seat.bot.formerly': 'Bot {letter} (for {name})',
  'seat.after': '{name} (after {before})',
  'seat.choice': '{number}. {name}',
  'seat.nameless': 'Player {number}',

  ...refusals,

  // Errors and obstacles
  'error.sorry':
    'Something went wrong on our side, and nothing was lost. Try again; if it stays, tell whoever runs this bot the code **{code}**.',
  'missing.here':
    'I cannot open a match in this channel. I still need: {permissions}. Somebody who manages the server can grant that, or use another channel.',
  'missing.move':
    'I cannot set the table up in this channel. I still need: {permissions}. Somebody who manages the server can grant that, or use another channel.',
  'missing.thread': 'I may not open a thread here (I would need: {permissions}), so the match is played in this channel.',
  'permission.ViewChannel': 'View Channel',
  'permission.SendMessages': 'Send Messages',
  'permission.AttachFiles': 'Attach Files',
  'permission.ReadMessageHistory': 'Read Message History',
  'permission.CreatePublicThreads': 'Create Public Threads',
  'permission.SendMessagesInThreads': 'Send Messages in Threads',
  'missing.server': 'A match is played in a channel of a server. Use this command there.',

  // Finding the match
  'match.none': 'There is no match here. /newgame opens one; /mygames lists the ones you are in.',
  'match.several': 'Several matches are shown here. Choose one with the `match` option.',
  'match.choice': '{game} · {players} · {status}',
  'match.status.lobby': 'waiting for players',
  'match.status.running': 'running',
  'match.status.over': 'over',
  'match.status.called-off': 'called off',

  // The lobby
  'lobby.title': '{game}: a new match',
  'lobby.seat': '{number}. {name}',
  'lobby.seat.host': '{number}. {name} · host',
  'lobby.empty': 'Nobody is in yet.',
  'lobby.needs': '{count, plural, one {One more player is needed} other {# more players are needed}} ({min} to {max}).',
  'lobby.ready': 'Ready when {host} is. {free, plural, =0 {All seats are taken.} one {One more can join.} other {# more can join.}}',
  'lobby.setting': '{setting}: **{choice}**',
  'lobby.luck': 'Luck is sealed: {hash}',
  'lobby.started': '{game}: the match of {players} has started.',
  'lobby.started.where': 'The table is in <#{channel}>.',
  'lobby.over': '{game}: the match of {players} is over. {result}',
  'lobby.called-off': '{game}: called off.',
  'lobby.opened':
    'Your table is open: {link}. Others can press **Join** there, or use /join. Change the rules below or by /lobby, then press **Start** there, or use /start.',
  'lobby.settings': '**Settings**\nOnly you, the host, can change them, and only before the start.',
  'lobby.settings.page': 'More settings ({page} of {pages})',
  'lobby.settings.choice': '{setting}: {choice}',

  // How the time of a match is kept
  pace: 'Pace',
  'pace.none': 'no clock',
  'pace.slow': 'slow: 3 days, and a day more for each answer',
  'pace.day': 'day: 24 hours, and 8 more for each answer',
  'pace.evening': 'evening: 20 minutes, and 3 more for each answer',
  'pace.blitz': 'blitz: 3 minutes, and 20 seconds more for each answer; 20 seconds to react',
  weekends: 'Weekends',
  'weekends.play': 'the clock runs on',
  'weekends.rest': 'the clock stands still (Saturday and Sunday where you live, see /settings)',

  // The table
  'table.state.waiting': 'Waiting for {who}, asked {since}.',
  'table.state.until': 'Time is up {until}.',
  'table.state.nobody': 'The table is moving.',
  'table.state.won': '{count, plural, =0 {Nobody won: } other {}}{reason}',
  'table.state.called-off': 'Called off.',
  'table.alt': '{game}. {text}',
  'table.alt.part': 'Part {part, number} of {parts, number} of the same in large. Its words are with the first.',
  'table.alt.cut': 'The rest is under “In words”.',
  'table.picture-missing': 'The picture could not be drawn this time. In words:',
  'table.text.cut': '… and more: /board with `text: True` says all of it.',

  // The private panel
  'panel.asked.group': '{prompt} {group}:',
  'panel.wait': 'Nothing is asked of you now. Waiting for {who}.',
  'panel.sealed': 'Your answer is in: **{picks}**. Nobody sees it before all have answered. Waiting for {who}.',
  'panel.sealed.none': 'Your answer is in: **nothing**. Nobody sees it before all have answered. Waiting for {who}.',
  'panel.watch': 'You are watching. Waiting for {who}.',
  'panel.choose': 'Choose…',
  'panel.choose.some': 'Choose {min, number} to {max, number}…',
  'panel.choose.exactly': 'Choose {min, number}…',
  'panel.folded': '{group} …',
  'panel.folded.hint': '{count, plural, one {# choice} other {# choices}}',
  'panel.numbered': '{number} · {label}',
  'panel.in-group': '{group}: {label}',
  'panel.page': '{page, number} of {pages, number}',
  'page.of': 'Page {page, number} of {pages, number}.',
  'panel.picked': 'Chosen so far: {picks}.',
  'panel.confirm': 'You are about to choose **{picks}**.',
  'panel.confirm.none': 'You are about to choose **nothing**.',
  'panel.confirm.note': 'It cannot be taken back without the others’ consent.',
  'panel.done': 'Done: {picks}.',
  'panel.done.none': 'Done.',
  'panel.undone': 'Taken back.',
  'panel.text': '**The board in words**',
  'panel.hand': '**Only you see this**',
  'panel.hand.none': 'You have no seat in this match, so there is nothing only you may see.',
  'panel.more': '**More about this match**',
  'board.no-closeup':
    'That is no part of this board, or it could be several. Leave `closeup` out for the whole board, or choose from its list.',

  // Buttons
  'button.act': 'Act',
  'button.hand': 'Hand',
  'button.log': 'Log',
  'button.undo': 'Undo',
  'button.more': 'More',
  'button.text': 'In words',
  'button.closeups': 'Close-ups',
  'button.rules': 'Rules',
  'button.leave': 'Leave',
  'button.take': 'Take the seat',
  'button.verify': 'Check the luck',
  'button.help': 'Help',
  'button.join': 'Join',
  'button.add-bot': 'Add a bot',
  'button.remove-bot': 'Remove a bot',
  'button.start': 'Start',
  'button.settings': 'Settings',
  'button.call-off': 'Call off',
  'button.confirm': 'Confirm',
  'button.back': 'Back',
  'button.finish': 'Done',
  'button.none': 'None',
  'button.next': 'Next',
  'button.previous': 'Previous',
  'button.refresh': 'Refresh',
  'button.table': 'To the table',
  'button.yes-leave': 'Leave the match',
  'button.yes-call-off': 'Call the match off',
  'button.yes-kick': 'Remove them',
  'button.stay': 'Stay',
  'button.move': 'Move the table here',

  // Leaving, ending
  'leave.ask.bot': 'Leave this match for good? A bot takes your seat and plays on.',
  'leave.ask.empty': 'Leave this match for good? The game goes on without your seat.',
  'leave.ask.over': 'Leave this match for good? With that the game is over.',
  'leave.ask.called-off': 'Leave this match for good? You are the last person in it, so it is called off.',
  'leave.done': 'You left the match.',
  'leave.done.lobby': 'You left the lobby. While it is open you can join it again.',
  'end.ask': 'Call this match off for everybody? Nobody wins, and it cannot be taken up again.',
  'end.done': 'The match is called off.',

  // A table without a place
  'move.offer':
    'The channel of this match is gone, or I may not post there any more. **Move the table here** sets it up in this channel, and the match goes on.',
  'move.done': 'The table stands in <#{channel}> from now on.',
  'move.needless': 'The table of this match stands in <#{channel}>, and I can post there, so it stays.',

  'kick.ask.lobby': 'Remove {who} from this lobby? They cannot join this match again.',
  'kick.ask.bot': 'Remove {who} from this match for good? A bot takes their seat and plays on.',
  'kick.ask.empty': 'Remove {who} from this match for good? The game goes on without their seat.',
  'kick.ask.over': 'Remove {who} from this match for good? With that the game is over.',
  'kick.ask.called-off': 'Remove {who} from this match for good? They are the last person in it, so it is called off.',
  'kick.done.running': '{who} is out, and the match goes on. /offerseat looks for somebody else.',
  'kick.done.lobby': '{who} is out, and cannot join this match again.',
  'kick.done.over': '{who} is out, and with that the match is over.',

  // Being away
  'away.done':
    'You are away until {until}. {matches, plural, =0 {You are in no running match now.} one {Your match was told.} other {Your # matches were told.}} Matches at the paces slow and day wait for you, others go on. Days left this year: {left, number}. /away without a date says that you are back.',
  'away.choice': '{days, plural, =1 {until this time tomorrow} =7 {for a week} other {for # days}}',
  'away.back': 'Welcome back. {matches, plural, =0 {} one {Your match was told.} other {Your # matches were told.}}',

  // Seats that are offered
  'offer.done': 'The seat is offered: a card in <#{channel}> says so.',
  'offer.vote': 'Noted: {have} of {need} votes. The host alone, or a majority of those who play, can offer a seat.',
  'withdraw.done': 'Taken back: nobody is wanted for that seat by your word any more.',
  'take.brief': '**The seat is yours.** Only you see this. You hold:',
  'take.happened': '**What happened**',
  'take.decide': '**What must be decided**',

  // Public notices
  'notice.turn': '{who}: you are asked in {game}.',
  'notice.reminder': '{who}: {game} still waits for you.',
  'notice.next': '{who}: you sit next after {after}, who is asked now in {game}.',
  'notice.started': '{game} begins for {players}. The luck of this match is sealed by the hash below; its seed is published at the end.',
  'notice.asleep':
    '{who}: time was up for you twice, so a bot plays for you. Press **Act** or use any command about this match, and the seat is yours again.',
  'notice.all-asleep':
    'Everybody at this table is asleep, so bots play {game} on, to its end if nobody comes. Press **Act** or use any command about this match for a report on what happened.',
  'notice.removed': '{who}: you were removed from {game} by its host or a moderator.',
  'notice.wanted':
    '**{game} looks for somebody to play on.** The seat of {seat} is to be had, at the table of {players}. Whoever takes the seat is told in private what they hold.',
  'notice.wanted.awaited':
    '**{game} looks for somebody to play on.** {seat} has kept the table waiting for a week or longer, and that seat is to be had, at the table of {players}. Whoever takes it is told in private what they hold. {seat}: answer before that, and it stays yours.',
  'notice.wanted.over': 'A seat was offered here in {game}. The match is over.',
  'notice.taken': '{who} has seat {number} in {game}.',
  'notice.taken.instead': '{former}: {game} waited for you for a week or longer. {who} has taken your seat and plays on.',
  'notice.away': '{who} is away until {until}.',
  'notice.back': '{who} is back.',
  'notice.ended': '**{game} is over.**',
  'notice.ended.seed': 'Seed: {seed}\n/verify checks it against the hash that was published at the start.',
  'notice.thread': '{game} · {players}',

  // The log
  'log.title': '**Log**',
  'log.empty': 'Nothing has happened yet.',
  'log.line.undone': '~~{line}~~ (taken back)',
  'log.line.theirs': '{who} was told: “{line}”',
  'log.undo': '{seat} took an answer back.',
  'log.leave': '{seat} left.',
  'log.handover': 'A bot plays on for {seat}.',
  'log.how.kick': '{seat} was removed.',
  'log.offer': '{seat}: somebody is wanted for this seat.',
  'log.withdraw': '{seat}: the wish for somebody for this seat was taken back.',
  'log.take': '{seat} took the seat and plays on.',
  'log.away': '{seat} said until when they are away.',
  'log.wake': '{seat} is back.',
  'log.how.deadline': 'Time was up for {seat}: an answer was made automatically.',
  'log.how.asleep': 'Time was up for {seat} a second time: an answer was made automatically, and from now on a bot plays for them.',
  'log.start': 'The match began.',
  'log.end': 'The match was called off.',
  'log.end.by': '{seat} called the match off.',
  'log.cut': 'Earlier lines are left out.',
  'log.more': '… and {count, number} more before; see /log',

  // Other commands
  'mygames.title': '**Your matches**',
  'mygames.none': 'You are in no match. /newgame opens one.',
  'mygames.line': '{mark} [{game}]({link}) in <#{channel}> · {status} ({since})',
  'mygames.lost':
    '{mark} {game} · {status} ({since})\n-# Its channel is gone, or I may not post there any more. Use /board with `move: True` in a channel of its server, and choose this match.',
  'mygames.finished': '**Ended lately**',
  'mygames.asked': 'you are asked: {prompt}',
  'mygames.others': 'waiting for {who}',
  'mygames.asleep': 'a bot plays for you until you use /act or press Act there',
  'verify.sealed':
    'Match `{id}`. The hash of the seed, published at the start: {hash}\nThe seed itself is published when the match is over; then /verify checks it.',
  'verify.good':
    'The luck of match `{id}` was fair.\nSeed: {seed}\nIts SHA-256: {hash}\nThat is the hash published at the start, and {answers, plural, one {# answer was} other {# answers were}} played with it.',
  'verify.bad':
    'The seed does not belong to the hash published at the start. Do not trust the result of match `{id}`.\nSeed: {seed}\nPublished hash: {hash}',
  'rules.none': 'There is no section called that. Leave the option empty to see all sections.',
  'rules.title': '**{title}**',
  'rules.choose': 'Another section…',
  'rules.choose.of': '{game}: choose a section…',
  'rules.choice': '{game} · {title}',
  'rules.games': '**The games**',
  'rules.game': '**{title}**: {summary}',
  'act.none': 'Nothing is asked of you in this match now.',
  'act.narrow': 'Choose one of these here, or type more of its name after `choice` to find it in the list there.',
  'act.confirm': 'Press Confirm, or use /act once more with the same choice and `confirm: True`.',
  'act.unclear': 'That fits none of the choices, or several. Pick one from the list, or use the panel below.',
  'help.text':
    'Board games over days, a move at a time.\n### Play\n/newgame opens a table; others press Join (/join), the host changes the settings (/lobby) and presses Start (/start).\n**Act** under the table, or /act, makes your move in private. /hand shows what only you may know.\n/undo takes an answer back while nothing was learnt by it, and then asks the others. /vote answers what the table is asked.\n### Look\n/board shows the table, /recap what happened since your last answer, /log all of it, /rules how it is played.\n/mygames lists your matches.\n### Be away\n/pause asks the others for a pause, and /resume ends it. /away says until when you are away. /orders answers some questions ahead.\n/leave gives your seat up. /offerseat looks for somebody new, and /takeseat takes such a seat.\n### Yours\n/settings has your time zone, quiet hours, notifications, and how pictures are drawn for you. /privacy has what is kept of you.\n### Afterwards\n/rematch plays once more. /replay, /chronicle and /export look back; /stats and /leaderboard count; /verify checks the luck.\n### Hosts and managers\n/kick removes somebody, and /endgame calls a match off. /server decides what is played where; /doctor says what is wrong.',

  // Slash commands: names are the same in every language unless a catalogue gives another
  'command.act': 'Make your move, or see what you are asked',
  'command.act.choice': 'Your choice; type to search, also in what is folded',
  'command.act.confirm': 'True: go through with it, also where it cannot be taken back',
  'command.hand': 'See what only you may see',
  'command.board': 'See the board',
  'command.board.text': 'In words instead of a picture',
  'command.board.closeup': 'One part of it in large, in games that have such parts; type to search',
  'command.board.move': 'True: set the table up in this channel, when its own is gone or closed to the bot',
  'command.log': 'See what happened in the match',
  'command.undo': 'Take your last answer back, as long as nothing was learnt by it, or if all agree',
  'command.rules': 'Read the rules, a short section at a time',
  'command.rules.section': 'Which section; type to search',
  'command.mygames': 'List your matches and where you are asked',
  'command.away': 'Say until when you are away, in all your matches at once',
  'command.away.until': 'A number of days, or a date as YYYY-MM-DD in your time zone; leave it out when you are back',
  'command.leave': 'Give your seat in a match up',
  'command.leave.confirm': 'True: do it without asking once more',
  'command.kick': 'Remove somebody from a match (its host, or a moderator)',
  'command.kick.seat': 'Who; type to search',
  'command.kick.confirm': 'True: do it without asking once more',
  'command.offerseat': 'Look for somebody for a seat that a bot plays, or whose owner is a week late',
  'command.offerseat.withdraw': 'Take such a wish back instead',
  'command.offerseat.seat': 'Which seat; type to search',
  'command.takeseat': 'Take a seat that is to be had in a running match',
  'command.takeseat.seat': 'Which seat; type to search',
  'command.endgame': 'Call a match off (its host, or a moderator)',
  'command.endgame.confirm': 'True: do it without asking once more',
  'command.verify': 'Check the luck of a match against its published hash',
  'command.help': 'How to play here',
  'command.option.match': 'Which match, when there are several',
  'command.option.page': 'Which page of it in words, when there are several',

  ...lobbies,
  ...recap,
  ...privacy,
  ...afterTheEnd,
  ...operators,
  ...consent,
  ...playingAgain,
  ...standingOrders,
} as const;
