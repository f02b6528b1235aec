/** What is said once matches are over: results, looking back, and what people have made of the games. A part of the catalogue; see `en`. */
export const afterTheEnd = {
  // Refusals
  'refused.export-elsewhere': 'The file of a match is given out on the server of the match only. Use /export there.',

  // How a match ended
  'result.standing': '{place, number}. {who}',
  'result.standing.with': '{place, number}. {who} · {note}',
  'result.took.minutes':
    'It took {minutes, plural, =0 {less than a minute} one {# minute} other {# minutes}} and {answers, plural, one {# answer} other {# answers}}.',
  'result.took.hours':
    'It took {hours, plural, one {# hour} other {# hours}}{minutes, plural, =0 {} one { # minute} other { # minutes}} and {answers, plural, one {# answer} other {# answers}}.',
  'result.took.days':
    'It took {days, plural, one {# day} other {# days}}{hours, plural, =0 {} one { # hour} other { # hours}} and {answers, plural, one {# answer} other {# answers}}.',

  // Looking back on a match
  'match.which': '{game}: the match of {players}, ended {date}',
  'replay.title': '**{match} · step {step, number} of {steps, number}**',
  'replay.hands': '**What each of them alone was told then**',
  'replay.hand': '{who}: “{text}”',
  'replay.cut': '-# What came after this was made by other rules, and can only be told: see the chronicle.',
  'replay.animation.alt':
    '{game}: the whole match as a moving picture of {count, plural, one {# frame} other {# frames}}, which plays once. It ends so: {text}',
  'replay.animation.none': 'The animation could not be drawn this time. /chronicle tells the match in words.',
  'chronicle.round': 'Round {number, number}',
  'chronicle.end': 'The end',
  'export.done':
    '{match}\nThis file holds the match `{id}` from its seed on, without any names. `npm run replay -- {name}` plays it again and compares every position.',

  // What people have made of the games
  'stats.title': '**{who} on this server**',
  'stats.none': '{who} has played no match to its end on this server yet.',
  'stats.game':
    '**{game}**: {played, plural, =0 {no match among people yet} one {# match among people, {won} won ({share, number, percent})} other {# matches among people, {won} won ({share, number, percent})}}',
  'stats.ranked': '· rating {rating}, place {place, number}',
  'stats.unranked': '· rating {rating}; the ladder has a place for it from {from, number} matches on',
  'stats.left': '· {left, plural, one {# of them was} other {# of them were}} left before the end, which counts as lost',
  'stats.bots': '· besides, with bots from the start: {played, number}, {won, number} won',
  'ladder.title': '**{game}: the ladder of this server**',
  'ladder.line': '{place, number}. {who} · **{rating}** · {won, number} of {played, number} won ({share, number, percent})',
  'ladder.none': 'Nobody has a place yet.',
  'ladder.how':
    'Of matches among people that were played to their end, from {from, number} on. Everybody begins at 1500; in each match the winner beats every other, and all beat who left.',

  // Buttons
  'button.replay': 'Replay',
  'button.animation': 'As animation',
  'button.chronicle': 'Chronicle',
  'button.export': 'As file',
  'button.drawn': 'As picture',
  'button.first': 'First',
  'button.back-a-step': '◀ Back',
  'button.a-step-on': 'Next ▶',
  'button.last': 'Last',

  // Commands
  'command.replay': 'Step through a match that is over, with everybody’s hand',
  'command.chronicle': 'Read a match that is over as a story',
  'command.export': 'Get a match that is over as a file (who played it, or its host)',
  'command.stats': 'See what somebody has made of the games on this server',
  'command.stats.user': 'Who; leave it out for yourself',
  'command.leaderboard': 'See the ladder of a game on this server',
  'command.leaderboard.game': 'Which game; type to search',
} as const;
