import type { Route } from './route.ts';
import { channelRoutes } from './routes/channels.ts';
import { commandRoutes } from './routes/commands.ts';
import { guildRoutes } from './routes/guilds.ts';
import { interactionRoutes } from './routes/interactions.ts';
import { messageRoutes } from './routes/messages.ts';
import { selfRoutes } from './routes/self.ts';
import { threadRoutes } from './routes/threads.ts';

/** Every call that the local Discord answers; fixed names stand before named parts. */
export const ROUTES: readonly Route[] = [
  ...selfRoutes,
  ...commandRoutes,
  ...interactionRoutes,
  ...messageRoutes,
  ...threadRoutes,
  ...channelRoutes,
  ...guildRoutes,
];
