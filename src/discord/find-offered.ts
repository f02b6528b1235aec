import type { Match, Offer } from '../match/match.ts';
import { among, once } from './find-match.ts';

/** Whether whoever comes may have the seat. */
export const isToBeHad = ({ status, offers }: Match, wanted: Offer['seat']): boolean =>
  status === 'running' && offers.some(({ seat, open }) => seat === wanted && open);

/** For commands about seats to be had: matches shown here, or started from here, where the card of the seat stands. */
export const offeredMatch = among(async ({ service, surfaces }, { channelId }) => {
  const started = await Promise.all((await surfaces.startedFrom(channelId)).map((id) => service.lookAtTable(id)));
  const all = once([...(await service.at(channelId)), ...started.flatMap((look) => (look ? [look.match] : []))]);
  return all.filter((match) => match.offers.some(({ seat }) => isToBeHad(match, seat)));
});
