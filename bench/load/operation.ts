export interface Asked {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** One thing that people do, and what it may cost. */
export interface Operation {
  name: string;
  /** What the issue allows, in milliseconds of processor time of app and database together. */
  aimMillis?: number;
  /** The requests of one turn, one after another; always as many. Each turn is another one. */
  turn: () => [Asked, ...Asked[]];
  /** Ends when what the turns have set off is done too; its processor time belongs to them. */
  finish?: () => Promise<void>;
}

/** Answers the items one after another, over and over. */
export function inTurn<Item>(items: readonly Item[]): () => Item {
  if (items.length === 0) throw new Error('There is nothing to take in turn.');
  let next = 0;
  return () => items[next++ % items.length] as Item;
}

/** Every request may come from a visitor of its own, so that no limit of an address answers in place of the shop. */
export function someAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return `10.${part()}.${part()}.${part()}`;
}
