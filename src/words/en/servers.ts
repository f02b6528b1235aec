/** What is said of servers and their settings; a part of the common English catalogue. */
export const servers = {
  'refused.bad-server-setting': 'That cannot be chosen. /server shows what can be, and takes up to 25 channels.',
} as const;
