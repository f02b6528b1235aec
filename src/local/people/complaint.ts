/** What a person can't do, and what is in the way. Shown to that person as it stands. */
const COMPLAINTS = {
  person: 'There is no such person here.',
  channel: 'There is no such channel here, or you may not see it.',
  message: 'This message is gone, or you may not see it.',
  speak: 'You may not write in this channel.',
  words: 'A message has 1 to 2000 characters.',
  useCommands: 'You may not use commands in this channel.',
  command: 'There is no such command here.',
  option: 'The command has no such option: ',
  suggestions: 'Nothing is suggested for an option called ',
  required: 'This option is needed: ',
  value: 'This is no possible value of ',
  component: 'The message has no such control: ',
  disabled: 'This control is switched off.',
  choices: 'Choose among what is offered, as many as asked for.',
  modal: 'That form is not open any more.',
  field: 'Fill in the form as it asks: ',
  deletion: 'Only moderators delete what others wrote.',
  dismissal: 'Only your own private messages can be dismissed.',
} as const satisfies Record<string, string>;

/** A refusal of the local server's own, as opposed to one of the bot's. */
export class Complaint extends Error {
  constructor(name: keyof typeof COMPLAINTS, detail = '') {
    super(COMPLAINTS[name] + detail);
  }
}
