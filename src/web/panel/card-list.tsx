import type { ReactNode } from 'react';
import { Pager } from './pager.tsx';

interface CardListProps<Item> {
  items: readonly Item[];
  /** In place of the list when it is empty. */
  empty: string;
  /** The card of one, with its key. */
  children: (item: Item) => ReactNode;
  firstHref: string | null;
  nextHref: string | null;
}

/** What people wrote, a card each, page by page. */
export function CardList<Item>({ items, empty, children, ...hrefs }: CardListProps<Item>) {
  return (
    <>
      {items.length === 0 && <p className="py-10 text-center text-tinta-2">{empty}</p>}
      <ul className="mt-5 grid gap-4">{items.map(children)}</ul>
      <Pager {...hrefs} />
    </>
  );
}
