/** What is said to people about what happened while they were not there. A part of the catalogue; see `en`. */
export const recap = {
  'recap.title': '**Since your last answer**',
  'recap.own': '**What concerns you**',
  'recap.others': '**What else happened**',
  'recap.nothing': 'Nothing has happened.',
  'recap.more': '… and {count, number} more; see /log',
  'recap.before': 'As it was after your last answer:',
  'recap.after': 'As it is now:',
  'recap.hand.before': '**Only you knew after your last answer**',
  'recap.hand.after': '**Only you know now**',
  'recap.hand.same': '**Only you know, as before**',
  'recap.no-seat': 'You have no seat in this match. /log tells what happened in it.',
  'recap.on-top': 'Since your last answer:',
  'recap.more.on-top': '… and {count, number} more; see /recap',

  'wake.report': '**Welcome back: the seat is yours again.** A bot played for you. Since your last answer:',
  'wake.report.over': '**Welcome back.** The match ended while a bot played for you. Since your last answer:',

  'button.recap': 'What happened',
  'command.recap': 'See what happened since you last answered, with the board before and after',
} as const;
