import { type Command, described, serverCommand, withMatch } from '../src/discord/command.ts';
import { gameOf } from '../src/discord/context.ts';
import { setOrder, showOrders } from '../src/discord/deeds/ordering.ts';
import { matchOf } from '../src/discord/find-match.ts';
import { findOrder, findPolicy, NO_POLICY, suggestOrders } from '../src/discord/find-order.ts';
import { aboutMatch, suggestMatch } from '../src/discord/match-command.ts';
import { gameVoice } from '../src/discord/voices.ts';

/** Lists what somebody has ordered ahead in a match; with its options it orders or cancels. */
export const command: Command = {
  data: withMatch(
    serverCommand('orders')
      .addStringOption((o) => described(o, 'case', 'command.orders.case').setAutocomplete(true))
      .addStringOption((o) => described(o, 'policy', 'command.orders.policy').setAutocomplete(true)),
  ),

  execute: (interaction, context) =>
    aboutMatch(interaction, context, async (asked) => {
      const [about, wanted] = ['case', 'policy'].map((name) => interaction.options.getString(name));
      const look = await context.service.look(asked.match, asked.user);
      const game = look && gameOf(context, look.match.game);
      if (!game || (about === null && wanted === null)) return showOrders(context, asked, null);
      const say = gameVoice(game, asked.locale);
      const known = game.orders ?? [];
      const place = findOrder(known, about ?? '', say);
      if (place === null) return showOrders(context, asked, null, { id: 'orders.unclear' });
      if (wanted === null) return showOrders(context, asked, place);
      const policy = findPolicy(known[place]!, wanted ?? '', say);
      if (policy === null) return showOrders(context, asked, place, { id: 'orders.unclear' });
      return setOrder(context, asked, place, policy === NO_POLICY ? null : policy);
    }),

  async autocomplete(interaction, context) {
    const { name, value } = interaction.options.getFocused(true);
    if (name === 'match') return suggestMatch(interaction, context);
    const match = await matchOf(context, interaction);
    if (!('status' in match)) return [];
    const game = gameOf(context, match.game);
    const say = gameVoice(game, interaction.locale);
    const known = game.orders ?? [];
    const place = name === 'case' ? null : findOrder(known, interaction.options.getString('case') ?? '', say);
    return name === 'policy' && place === null ? [] : suggestOrders(known, place === null ? null : known[place]!, value, say);
  },
};
