import { answerInteraction, type Callback } from '../../interactions/callback.ts';
import { deleteOwn, editOwn, readOwn, writeFollowup } from '../../interactions/followups.ts';
import type { MessageBody } from '../../messages/body.ts';
import { callbackLimits } from '../../validation/callback-limits.ts';
import { messageLimits } from '../../validation/message-limits.ts';
import { type Call, param, type Route, route, type Services } from '../route.ts';

const webhook = '/webhooks/:application/:token';
const byToken = ({ interactions }: Services, call: Call<never> | Call) => interactions.withToken(param(call, 'token'));

/** Answers to interactions: the first one, then everything by the interaction's token. */
export const interactionRoutes: readonly Route[] = [
  route<Callback>(
    {
      method: 'POST',
      path: '/interactions/:interaction/:token/callback',
      open: true,
      answers: 'InteractionCallbackResponse',
      body: {
        schemas: [
          'ApplicationCommandAutocompleteCallbackRequest',
          'CreateMessageInteractionCallbackRequest',
          'ModalInteractionCallbackRequest',
          'PongInteractionCallbackRequest',
          'UpdateMessageInteractionCallbackRequest',
        ],
        limits: callbackLimits,
        edits: ({ world }, call) => world.messages.get(world.interactions.get(param(call, 'interaction'))?.source ?? '0'),
      },
    },
    ({ world, interactions }, call) => {
      const { body, uploads } = call;
      const answer = answerInteraction(world, interactions, param(call, 'interaction'), param(call, 'token'), body, uploads);
      return call.query.get('with_response') === 'true' ? answer : undefined;
    },
  ),
  route<MessageBody>(
    {
      method: 'POST',
      path: webhook,
      open: true,
      answers: 'MessageResponse',
      body: { schemas: ['IncomingWebhookRequestPartial'], limits: messageLimits('create') },
    },
    (services, call) => writeFollowup(services.world, byToken(services, call), call.body, call.uploads),
  ),
  route({ method: 'GET', path: `${webhook}/messages/:message`, open: true, answers: 'MessageResponse' }, (services, call) =>
    readOwn(services.world, byToken(services, call), param(call, 'message')),
  ),
  route<MessageBody>(
    {
      method: 'PATCH',
      path: `${webhook}/messages/:message`,
      open: true,
      answers: 'MessageResponse',
      body: {
        schemas: ['IncomingWebhookUpdateRequestPartial'],
        limits: messageLimits('edit'),
        edits: ({ world }, call) => {
          const original = world.interactions.where('token', param(call, 'token'))[0]?.original;
          return world.messages.get(param(call, 'message') === '@original' ? (original ?? '0') : param(call, 'message'));
        },
      },
    },
    (services, call) => editOwn(services.world, byToken(services, call), param(call, 'message'), call.body, call.uploads),
  ),
  route({ method: 'DELETE', path: `${webhook}/messages/:message`, open: true }, (services, call) => {
    deleteOwn(services.world, byToken(services, call), param(call, 'message'));
    return undefined;
  }),
];
