/** What whoever starts the program reads in the terminal; a part of the common English catalogue. */
export const operators = {
  'operator.invite': 'Invite the bot with exactly what it needs: {link}',
  'operator.local': 'No DISCORD_TOKEN is set, so a local Discord was started. Open {address}',
  'operator.online': 'Online as {name}. Stop with Ctrl-C.',
  'operator.port-taken': 'The port of the local Discord is taken. Set PORT to another one, or to 0 for any.',
  'operator.port-forbidden': 'The port of the local Discord may not be used here ({code}). Set PORT to one above 1023, or to 0 for any.',
  'operator.bad-token': 'Discord does not know this DISCORD_TOKEN. Copy it again from the developer portal, page Bot.',
  'operator.no-discord':
    'Discord could not be reached ({code}). See to the network, then start again; without DISCORD_TOKEN the local Discord needs none.',
  'operator.wrong-application':
    'DISCORD_TOKEN belongs to application {actual}, but DISCORD_APPLICATION_ID is {named}. Copy both from the same page of the developer portal.',
  'operator.unusable':
    '{path} cannot be used ({code}): {why, select, damaged {it is damaged, or something else made it. Put your back-up in its place, or move it away to begin anew} full {the disk is full. Make room, then start again} busy {another program writes to it. Close that, then start again} kind {a file is where a folder should be, or a folder where a file should be. Move it away, or set DATA_DIR to another folder} other {it cannot be opened, made or written to. See who may write there, or set DATA_DIR to another folder}}.',
  'operator.bad-config': 'The environment is not right: {problems}. See .env.example.',
} as const;
