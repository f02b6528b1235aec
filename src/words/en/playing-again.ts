/** What is said of lobbies in which nothing happens, of playing again, and of tables that move down. */
export const playingAgain = {
  'lobby.invited': 'Invited to play again: {who}. They sit once they press **Join**; everybody plays a seat on from last time.',
  'rematch.opened':
    'The table for the next match is open, with the same settings. The others are invited, and sit once they press **Join**.',
  'rematch.there': 'The next match of this table has been opened already.',
  'keepopen.done': 'The table stays open.',
  'notice.full': '{who}: all seats at your table of {game} are taken. Press **Start** when you like.',
  'notice.idle': '{who}: nothing has happened at your table of {game} for some days. Unless something does, it is called off {until}.',
  'notice.closed':
    'Nothing happened at the table of {game} for a week, so it is called off. Whoever feels like it opens another one with /newgame.',
  'notice.invited': '{who}: {host} would like to play {game} again.',
  'table.moved': 'The table stands further down now.',
  'table.rematch': 'The next match of this table is open.',
  'button.keepopen': 'Keep it open',
  'button.rematch': 'Rematch',
  'command.rematch': 'Play a match that is over again, with the same people',
} as const;
