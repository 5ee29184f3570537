import { plural, thingsByCategory } from './vocabulary.ts';

/** A made-up main category with the names of its subcategories. */
export interface Shelf {
  name: string;
  parts: string[];
}

const named = Object.entries(thingsByCategory);

/** The vocabulary's own 16 main categories with 12 subcategories each. */
export const usualShelves: readonly Shelf[] = named.map(([name, things]) => ({
  name,
  parts: things.map(plural),
}));

/** As many categories in all: about as many main ones as each of them has parts. Names that come again are numbered. */
export function makeShelves(categories: number): Shelf[] {
  const mains = Math.max(1, Math.floor(Math.sqrt(categories)));
  const parts = categories - mains;
  return Array.from({ length: mains }, (_, main) => {
    const [name, things] = named[main % named.length] as (typeof named)[number];
    const count = Math.floor(parts / mains) + (main < parts % mains ? 1 : 0);
    return {
      name: numbered(name, Math.floor(main / named.length)),
      parts: Array.from({ length: count }, (_, part) =>
        numbered(plural(things[part % things.length] ?? ''), Math.floor(part / things.length)),
      ),
    };
  });
}

function numbered(name: string, turn: number): string {
  return turn === 0 ? name : `${name} ${turn + 1}`;
}
