/** Why requests of people cannot be met, and what to do instead; a part of the common English catalogue. */
export const refusals = {
  'refused.no-match': 'There is no such match here. /mygames lists yours; /newgame opens a new one.',
  'refused.unknown-game': 'There is no game called {game} here. Choose one from the list that /newgame offers.',
  'refused.unclear-game': 'That is no name of a game. Choose one from the list that /newgame offers.',
  'refused.bad-setting': 'This game has no such setting. The Settings button under the lobby post lists them.',
  'refused.started': 'This match has started already, so its seats and settings stay as they are. /newgame opens another one.',
  'refused.not-started': 'This match has not started yet. Its host starts it with the Start button under the lobby post.',
  'refused.not-over':
    'This match is still being played, and what is secret in it stays so until its end. /log tells what has happened so far. Matches that are over are in the list of the `match` option of /replay, /chronicle and /export.',
  'refused.never-began': 'This match was called off before it began, so there is nothing to look back on.',
  'refused.other-rules': 'An older version of the rules made this match, so it cannot be stepped through. Its chronicle tells it in words.',
  'refused.not-yours-to-export':
    'The file of a match is given to those who played it and to its host. /replay shows the match to everybody.',
  'refused.over': 'This match is over, so nothing can be played in it. /board shows how it ended.',
  'refused.called-off': 'This match was called off. /newgame opens a new one.',
  'refused.full':
    '{seats, plural, one {The only seat is} other {All # seats are}} taken. Ask the host to remove a bot, or open another match with /newgame.',
  'refused.too-many-bots':
    'This game has room for {bots, plural, =0 {no bots} one {# bot} other {# bots}} beside you. Use /newgame with fewer.',
  'refused.already-in': 'You are in already. The match starts when its host presses Start.',
  'refused.not-in': 'You have no seat in this match, so you can watch but not play. /newgame opens a match of your own.',
  'refused.not-host': 'Only the host of the match can do that; the lobby post says who it is.',
  'refused.no-bot': 'There is no bot to remove.',
  'refused.too-few':
    'This game needs at least {min, plural, one {# player} other {# players}}, and {have, plural, =0 {nobody is} one {# is} other {# are}} in. Others can press Join, or the host can add a bot.',
  'refused.other-server': 'A match stays on its server. Use /board in one of its channels.',
  'refused.not-host-or-moderator': 'Only the host, or somebody who may manage this channel, can call a match off.',
  'refused.not-yours-to-kick': 'Only the host, or somebody who may manage this channel, can remove somebody.',
  'refused.nobody-there': 'There is no person in that seat. Choose one from the list that the option offers.',
  'refused.not-vacant':
    'That seat cannot be offered: only one that a bot plays can, or one whose owner has kept the table waiting for a week, and it must still be in the game.',
  'refused.too-early-to-offer':
    'Whoever has that seat still has time. If they do not answer, you can offer it from <t:{from}:f> on: a week after they were asked, without days on which they are away or the match is paused.',
  'refused.offered-already':
    'That seat is offered already; the card stands in the channel of the match. The host, or who voted for it, can put a new one up.',
  'refused.not-yours-to-withdraw': 'You did not ask for that seat to be offered. The host, or who did, can take it back.',
  'refused.removed': 'You were removed from this match, so you cannot come back to it. /newgame opens a match of your own.',
  'refused.not-offered': 'That seat is not to be had any more. /newgame opens a match of your own.',
  'refused.has-seat': 'You have a seat in this match already, so you cannot take another one.',
  'refused.given-up': 'You have held a seat in this match and know too much, so somebody else has to take this one.',
  'refused.away-unclear': 'Write a number of days such as 5, or a date as YYYY-MM-DD.',
  'refused.away-past': 'That has passed already. Write a later date, or a number of days such as 5.',
  'refused.not-away': 'You are not away. /away with a date or a number of days says until when you will be.',
  'refused.away-too-long':
    'Matches wait for you for {left, plural, =0 {no more days} one {# more day} other {# more days}} in {year}. Write an earlier date.',
  'refused.away-not-told': 'Not all your matches could be told, because the table was busy for a moment. Please say it again.',
  'refused.bad-zone': 'There is no time zone called that. Choose one from the list that the option offers, such as Europe/Berlin.',
  'refused.bad-quiet': 'Write two different whole hours such as 22-8, or off.',
  'refused.bad-preference': 'There is no such setting. /settings lists yours.',
  'refused.stale': 'The table has moved on since that was offered. Here is what is asked now.',
  'refused.not-yours': 'You are not asked that at the moment. Here is how things stand.',
  'refused.illegal': 'That is not among the choices now. Here is what can be chosen.',
  'refused.nothing-to-undo': 'You have no answer in this match that could be taken back.',
  'refused.undo-sealed': 'Your answer is in, and it stands: what is asked of several at once cannot be taken back.',
  'refused.undo-automatic': 'Your newest answer was made for you automatically, and it stands.',
  'refused.undo-others-since': 'Others have acted since your newest answer, so it stands.',
  'refused.undo-agreed': 'All have agreed to take back what came after your newest answer, and know what it led to, so it stands.',
  'refused.undo-learnt': 'Something was rolled, drawn or shown by your newest answer, so it stands.',
  'refused.undo-passed-on': 'Somebody else is asked by now, so your newest answer stands.',
  'refused.busy': 'The table was busy for a moment and nothing was changed. Please try again.',
} as const;
