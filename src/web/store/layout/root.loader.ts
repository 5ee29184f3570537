import type { PageRequest } from '../../app/page.ts';

export type RootData = Awaited<ReturnType<typeof rootLoader>>;

/** What the shell of every page shows: the brand and the categories of the menu. */
export async function rootLoader({ brand }: PageRequest) {
  return { brand };
}
