/** What is said to those who open, join and start matches by commands; a part of the common English catalogue. */
export const lobbies = {
  'join.done': 'You are in. The match starts when its host wants; until then /leave gives your seat up again.',
  'start.done': 'The match has started. Its table is in <#{channel}>.',
  'lobby.unclear': 'That fits no setting or no choice of it, or several. Choose from the lists of the options, or here.',
  'newgame.unclear':
    'I do not understand these settings, so no match was opened. Choose them from the list of the option, or write them like `{example}`, with commas between them.',

  'command.newgame': 'Open a new match in this channel',
  'command.newgame.game': 'Which game',
  'command.newgame.bots': 'How many bots play along from the beginning',
  'command.newgame.pace': 'How fast it is played',
  'command.newgame.settings': 'What shall differ from the usual; choose from the list, and type a comma for more',
  'command.join': 'Take a seat in a match that waits for players',
  'command.start': 'Start a match that waits for players (its host)',
  'command.lobby': 'Change a match before it starts',
  'command.lobby.set': 'Change a setting, or how time is kept; without options, see all of them (its host)',
  'command.lobby.setting': 'Which setting; type to search',
  'command.lobby.choice': 'What it shall be; type to search',
  'command.lobby.addbot': 'Add a bot (its host)',
  'command.lobby.removebot': 'Remove a bot (its host)',
  'command.lobby.keep': 'Keep it open though nothing happens in it',
} as const;
