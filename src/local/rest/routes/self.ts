import { refusal } from '../../errors.ts';
import type { World } from '../../world/world.ts';
import { param, type Route, route } from '../route.ts';

const gatewayAddress = (world: World) => world.address.replace('http', 'ws');

/** The application itself, its user, its gateway; and other users. */
export const selfRoutes: readonly Route[] = [
  route({ method: 'GET', path: '/gateway', answers: 'GatewayResponse', open: true }, ({ world }) => ({ url: gatewayAddress(world) })),
  route({ method: 'GET', path: '/gateway/bot', answers: 'GatewayBotResponse' }, ({ world }) => ({
    url: gatewayAddress(world),
    shards: 1,
    session_start_limit: { total: 1000, remaining: 999, reset_after: 0, max_concurrency: 1 },
  })),
  route({ method: 'GET', path: '/users/@me', answers: 'UserPIIResponse' }, ({ world }) => ({
    ...world.bot.user,
    locale: 'en-US',
    mfa_enabled: false,
    premium_type: 0,
    email: null,
    verified: true,
  })),
  // The people here take no direct messages: a bot must get by without them.
  route({ method: 'POST', path: '/users/@me/channels', body: { schemas: ['CreatePrivateChannelRequest'] } }, () => {
    throw refusal('closedDirectMessages');
  }),
  route({ method: 'GET', path: '/users/:user', answers: 'UserResponse' }, ({ world }, call) => {
    const person = world.person(param(call, 'user'));
    if (!person) throw refusal('unknownUser');
    return person.user;
  }),
  route({ method: 'GET', path: '/applications/@me', answers: 'PrivateApplicationResponse' }, ({ world }) => application(world)),
  route({ method: 'GET', path: '/oauth2/applications/@me', answers: 'PrivateApplicationResponse' }, ({ world }) => application(world)),
];

const application = (world: World) => ({
  id: world.facts.bot,
  name: world.bot.user.global_name ?? world.bot.user.username,
  icon: null,
  description: '',
  type: null,
  flags: 0,
  flags_new: '0',
  bot: world.bot.user,
  bot_public: true,
  bot_require_code_grant: false,
  verify_key: '0'.repeat(64),
  redirect_uris: [],
  interactions_endpoint_url: null,
  role_connections_verification_url: null,
  owner: world.person(world.facts.owner)?.user ?? world.bot.user,
  team: null,
  approximate_guild_count: 1,
  approximate_user_install_count: 0,
  approximate_user_authorization_count: 0,
  explicit_content_filter: 0,
  eligible_oauth2_scopes: [],
});
