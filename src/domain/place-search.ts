import { type Coordinates, distanceKilometres } from './location.ts';
import { foldText } from './text.ts';

interface Named {
  name: string;
}

/**
 * The places that a text is in, accents forgiven: first those with it as a whole word ('Santiago de Cali' before
 * 'California'), then those that begin with it, those with a word that does, and the others; in the order of the list.
 */
export function findPlaces<One extends Named>(places: readonly One[], typed: string, limit: number): One[] {
  const wanted = folded(typed);
  if (wanted === '') return [];
  const ranks: One[][] = [[], [], [], []];
  for (const place of places) {
    const name = ` ${folded(place.name)} `;
    const rank = rankOf(name, wanted);
    if (rank !== null) ranks[rank]?.push(place);
  }
  return ranks.flat().slice(0, limit);
}

/** `name` with a space at either end. */
function rankOf(name: string, wanted: string): 0 | 1 | 2 | 3 | null {
  if (name.includes(` ${wanted} `)) return 0;
  if (name.startsWith(` ${wanted}`)) return 1;
  if (name.includes(` ${wanted}`)) return 2;
  return name.includes(wanted) ? 3 : null;
}

/** Null: the point lies farther from every place than anybody in the country can be. */
export function nearestPlace<One extends Coordinates>(
  places: readonly One[],
  point: Coordinates,
): One | null {
  let nearest: One | null = null;
  let least = MOST_KILOMETRES;
  for (const place of places) {
    const distance = distanceKilometres(place, point);
    if (distance >= least) continue;
    least = distance;
    nearest = place;
  }
  return nearest;
}

/** Seats of municipalities in the jungle lie that far apart. */
const MOST_KILOMETRES = 250;

/** 'Bogotá, D.C.' is compared as 'bogota dc'. */
function folded(text: string): string {
  return foldText(text)
    .replaceAll('.', '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
