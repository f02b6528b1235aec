/** What is said of servers, their settings and their state; a part of the common English catalogue. */
export const servers = {
  'refused.bad-server-setting': 'That cannot be chosen. /server shows what can be, and takes up to 25 channels.',

  // What the managers of a server decide
  'server.not-here':
    'On this server matches are opened in {channels}. Use /newgame there; who manages the server can change that with /server.',
  'server.not-this-game':
    '{game} is not played on this server. /newgame opens {games} here; who manages the server can change that with /server.',
  'server.managers-only':
    'On this server matches are opened by those who manage it. Ask one of them to open a lobby; everybody can press Join.',
  'server.role-only':
    'On this server matches are opened by people who have the role {role}. Ask one of them to open a lobby; everybody can press Join.',
  'server.not-yours': 'Only somebody with the permission Manage Server can use this here.',
  'server.title':
    '**Matches on this server**\nOnly those who manage the server can see and change this. What is changed holds from now on.',
  'server.line': '{setting}: **{choice}**',
  'server.channels': 'Where matches may be opened',
  'server.channels.all': 'everywhere',
  'server.games': 'Games that may be played',
  'server.games.all': 'all',
  'server.pace': 'Pace of new matches',
  'server.pings': 'How people are called',
  'server.pings.mention': 'by a mention',
  'server.pings.silent': 'by a mention without a sound',
  'server.pings.none': 'not at all',
  'server.creators': 'Who may open a match',
  'server.creators.everyone': 'everybody',
  'server.creators.managers': 'those who manage the server',
  'server.purge': 'Matches that ended are deleted',
  'server.purge.never': 'never',
  'server.purge.30': 'after 30 days',
  'server.purge.90': 'after 90 days',
  'server.purge.365': 'after a year',
  'server.choose.channels': 'Only in these channels and their threads…',
  'server.choose.games': 'Only these games…',
  'server.choose.pace': 'Pace of new matches…',
  'server.choose.pings': 'How people are called…',
  'server.choose.creators': 'Who may open a match…',
  'server.choose.role': '… or only people with this role',
  'server.choose.purge': 'Delete matches that ended…',

  'command.server': 'Decide about matches on this server: where, which games, who opens them (its managers)',
  'command.server.channel': 'Add a channel where matches may be opened, or take it off the list again',
  'command.server.game': 'Add a game that may be played, or take it off the list again',
  'command.server.pace': 'The pace that new matches begin with',
  'command.server.pings': 'How people are called to their tables at most',
  'command.server.creators': 'Who may open a match',
  'command.server.role': 'Only people with this role may open a match',
  'command.server.purge': 'When matches that ended are deleted',
} as const;
