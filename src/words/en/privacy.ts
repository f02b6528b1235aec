/** What is said of what is kept of people. A part of the catalogue; see `en`. */
export const privacy = {
  'privacy.text':
    '**What is kept of you**\n\n**What**: the number that Discord gave you, with the seats you have or had, your answers and when you made them, what your matches came to for you, what you chose in /settings, /orders and /away, posts that call you, and the numbers of the presses and commands by which you played. No name, no message, nothing of what you do elsewhere.\n**Why**: so that matches are played, shown, checked and counted. It is given to nobody else, and nothing is sold or measured.\n**How long**: {kept, select, never {matches as long as this bot plays here} other {matches on this server until they have been over for {days} days}}, what they came to for the ladder beyond that. Posts and the numbers of presses go when a match has been over for 30 days, absences after a year, everything of a server 30 days after it removed the bot, and your settings when no match of yours is left.\n**Who sees it**: who can read a channel sees who plays in it and what happens openly. Your hand, your secret answers and your orders are shown to you alone; when a match is over, its hands are shown to all. Whoever runs this bot can read its database.\n\nOnly you see this. You can have everything as a file, and have it deleted.',
  'privacy.anywhere': 'Each server decides how long matches that are over are kept; /privacy there says how long.',
  'button.privacy-export': 'Give me the file',
  'button.privacy-delete': 'Delete everything…',
  'button.privacy-text': 'The whole text',
  'button.privacy-yes': 'Delete everything of mine',
  'button.privacy-no': 'Keep it',
  'privacy.export':
    'Everything that is kept of you is in **{name}**: {matches, plural, one {# match} other {# matches}}, {answers, plural, one {# entry} other {# entries}} of their logs, and your settings. Times are milliseconds since 1970.',
  'privacy.delete.none': 'Nothing is kept of you. It begins again with the first match that you join.',
  'privacy.delete.ask': '**Delete everything that is kept of you?** This cannot be taken back, not even by whoever runs the bot.',
  'privacy.delete.lobbies': '- You leave {count, plural, one {# lobby} other {# lobbies}}; one without anybody else is called off.',
  'privacy.delete.running':
    '- You give up {count, plural, one {your seat in # running match} other {your seats in # running matches}}: a bot takes over where the game does not let the seat go, and a match without another person is called off.',
  'privacy.delete.over':
    '- {count, plural, one {# match that is over stays} other {# matches that are over stay}} for those who played with you, and so do their logs and replays. In place of your number stands one that belongs to nobody, and that nobody can turn back.',
  'privacy.delete.rest':
    '- Your settings, absences and orders are deleted, and you leave the ladders.\n- The tables here are drawn anew without you. What else has been posted in channels stays with Discord until somebody deletes it there.\n- If you want to have what is kept, press **Give me the file** before.',
  'privacy.deleted':
    'Done: nothing here says any more that it was you. {left, plural, =0 {} one {You left # match. } other {You left # matches. }}It begins anew with the next match that you join.',
  'privacy.kept': 'Nothing was deleted.',

  'command.privacy': 'What is kept of you, why, how long and who sees it; have it as a file, or have it deleted',
  'command.privacy.action': 'export: everything as a file; delete: everything goes, after a question',
  'privacy.action.export': 'export',
  'privacy.action.delete': 'delete',
} as const;
