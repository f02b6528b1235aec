import { useTable } from './context.ts';
import { words } from './words.ts';

/** Says when the page has lost the table, or the table has lost its bot. */
export function LinkState() {
  const { table, world } = useTable();
  const text = table.link === 'lost' ? words.lost : table.link === 'live' && !world.online ? words.botOffline : null;
  return (
    <div class="link-state" role="status">
      {text && <p>{text}</p>}
    </div>
  );
}
