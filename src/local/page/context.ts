import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PageAction, World } from '../wire.ts';
import type { Table } from './table.ts';

/** What every part of the page may use. */
export type TableContext = {
  readonly world: World;
  readonly table: Table;
  /** The open channel. */
  readonly channel: string;
  goTo(channel: string, message?: string): void;
  be(person: string): void;
  /** Sends an action. With a key, that control is pending until the bot has answered; resolves to whether the server took it. */
  act(action: PageAction, ask?: { readonly key: string; readonly message?: string }): Promise<boolean>;
  isPending(key: string): boolean;
  /** Opens the command in the composer, when there is such a command. */
  offerCommand(path: readonly string[]): void;
  dropNote(key: string): void;
  closeModal(): void;
};

const Context = createContext<TableContext | null>(null);
export const TableProvider = Context.Provider;

export function useTable(): TableContext {
  const context = useContext(Context);
  if (!context) throw new Error('useTable outside of TableProvider');
  return context;
}
