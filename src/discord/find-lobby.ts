import type { Match, UserId } from '../match/match.ts';
import { among, once } from './find-match.ts';

const isIn = ({ holders }: Match, user: UserId) => holders.some((holder) => holder.kind === 'user' && holder.user === user);

/** For commands about lobbies: those shown here and the person's own ones, as far as they fit. */
const lobbies = (fits: (match: Match, user: UserId) => boolean) =>
  among(async ({ service }, { channelId, user }) => {
    const mine = (await service.mine(user.id)).map(({ match }) => match);
    return once([...(await service.at(channelId)), ...mine]).filter((match) => match.status === 'lobby' && fits(match, user.id));
  });

/** Lobbies in which the person has no seat yet. */
export const lobbyOfOthers = lobbies((match, user) => !isIn(match, user));

/** Lobbies in which the person has a seat. */
export const ownLobby = lobbies(isIn);
