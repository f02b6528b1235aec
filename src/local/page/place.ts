/** Where this window is: who one is and which channel is open. It lives in the address, so that several windows are several people. */
export type Place = { readonly user: string | null; readonly channel: string | null };

export function readPlace(): Place {
  const query = new URLSearchParams(location.search);
  return { user: query.get('user'), channel: query.get('channel') };
}

/** Puts the place into the address; `replace` makes no step in the browser's history. */
export function writePlace(place: Place, replace = false): void {
  const query = new URLSearchParams();
  if (place.user) query.set('user', place.user);
  if (place.channel) query.set('channel', place.channel);
  const address = `?${query}`;
  if (address === location.search) return;
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
}
