/** What is said of what everybody at a table has to agree to: taking answers back, and pauses. */
export const consent = {
  // Requests that could not be met
  'refused.undo-left': 'A seat has left the game since your newest answer, so it stands.',
  'refused.undo-other-rules': 'I was updated since your newest answer and cannot go back behind that, so it stands.',
  'refused.undo-begun-earlier':
    'This match was begun before I was updated, and how it stood before your newest answer is not known any more, so it stands.',
  'refused.undo-ordered':
    'One of your standing orders would answer again at once. Change it with /orders first, which only you see, and then ask.',
  'refused.proposal-open': 'The table is being asked something already. /vote says yes or no to that; then ask again.',
  'refused.no-proposal': 'That is settled already, or nothing is asked of the table now. /log says what came of it.',
  'refused.agreed-already': 'You have agreed already. The others are still asked.',
  'refused.declined': 'Somebody has just said no. When the game has moved on you can ask again.',
  'refused.lapsed': 'Not everybody agreed in time to what was asked last. When the game has moved on you can ask again.',
  'refused.paused': 'The match is paused already. /resume, or **Go on** under the table, ends the pause.',
  'refused.not-paused': 'The match is not paused. /pause asks the others for a pause.',

  // Buttons
  'button.ask-undo': 'Ask the others',
  'button.pause': 'Ask for a pause',
  'button.resume': 'Go on',
  'button.agree': 'Agree',
  'button.decline': 'No',

  // Private answers
  'undo.ask':
    '{why}\n\nIt can be taken back, with all that was played since, if everybody at the table agrees. Luck stays as it is: what was rolled or drawn comes again.',
  'propose.done': 'The others are asked. A card at the table shows who has agreed; **No** on it takes the request back.',
  'pause.done': 'The match is paused. /resume ends the pause.',
  'resume.done': 'The pause is over, and all are told.',
  'vote.agreed': 'You agreed. The others are still asked.',
  'vote.settled': 'You agreed, and with that everybody has: it is done.',
  'vote.ended': 'With that it is off the table, and nothing changes.',

  // The card of what is asked
  'proposal.undo':
    '**{who} asks to take back {count, plural, one {their newest answer} other {their newest answer and all that was played since: # answers, of {whom}}}.**',
  'proposal.undo.seen': 'You all have seen what came of it, and will not forget it:',
  'proposal.undo.luck': 'Luck stays as it is: what was rolled or drawn comes again. If somebody plays on, this is off the table.',
  'proposal.pause':
    '**{who} asks for a pause.** While it lasts no clock runs and nobody is pinged in {game}. Answers can be given all the same, anyone who plays can go on, and after 30 days it ends by itself.',
  'proposal.agreed': 'Agreed: {who}.',
  'proposal.asked': '{count, plural, =0 {} other {Still asked: {who}. All have to agree, and the time for that ends {until}.}}',
  'proposal.undo.agreed': 'All agreed: what was played since the newest answer of {who} was taken back, that answer included.',
  'proposal.undo.ended': 'The request of {who} to take answers back is off the table.',
  'proposal.undo.lapsed': 'Nothing was taken back: not everybody agreed in time.',
  'proposal.undo.overtaken': 'Nothing was taken back: the game went on.',
  'proposal.pause.agreed': 'All agreed: {game} has a pause. **Go on** under the table ends it.',
  'proposal.pause.ended': 'The wish of {who} for a pause is off the table.',
  'proposal.pause.lapsed': 'There is no pause: not everybody agreed in time.',
  'proposal.pause.overtaken': 'There is no pause: whoever asked for it has left, or the match is over.',

  // The table and the log
  'table.state.paused': 'Paused, until {until} at most.{count, plural, =0 {} other { {who} can answer meanwhile.}}',
  'notice.resumed': '{who} ended the pause: {game} goes on.',
  'notice.resumed.by-itself': 'The pause is over: {game} goes on.',
  'log.ask-undo': '{seat} asked to take their newest answer back, and all since.',
  'log.ask-pause': '{seat} asked for a pause.',
  'log.agree': '{seat} agreed.',
  'log.decline': '{seat} took that off the table.',
  'log.lapse': 'What {seat} had asked for lapsed: not everybody agreed in time.',
  'log.overtaken.undo': 'The request of {seat} to take answers back is off the table: the game went on.',
  'log.overtaken.pause': 'The wish of {seat} for a pause is off the table: whoever asked for it has left, or the match is over.',
  'log.how.consent': 'All agreed: what was played since the newest answer of {seat} was taken back, that answer included.',
  'log.pause': 'All agreed: the match is paused.',
  'log.resume': '{seat} ended the pause.',
  'log.resume.by-itself': 'The pause ended by itself.',

  // Commands
  'command.undo.ask': 'True: ask the others at once to take it back, with all that was played since',
  'command.pause': 'Ask the others for a pause, in which no clock runs and nobody is pinged',
  'command.resume': 'End a pause',
  'command.vote': 'Say yes or no to what the table is asked',
  'command.vote.agree': 'True to agree; False to refuse, which takes it off the table',
} as const;
