import { foldBeginning } from '../../../../domain/typed-part.ts';

const KEY = 'busquedas';
const MOST = 10;

/** Only where the browser refuses to store: then they are known as long as the page is open. */
let unstored: string[] | null = null;

/** What this browser searched for, the last first, at most ten. Whatever else lies in its storage counts as nothing. */
export function listPastSearches(): readonly string[] {
  if (unstored) return unstored;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .filter((one) => typeof one === 'string' && one.trim() !== '' && one.length <= 80)
      .slice(0, MOST);
  } catch {
    return [];
  }
}

/** The same search in other letters takes the place of the older one. */
export function rememberSearch(text: string): void {
  const searched = text.trim().slice(0, 80);
  if (searched === '') return;
  const older = listPastSearches().filter((past) => keyOf(past) !== keyOf(searched));
  store([searched, ...older].slice(0, MOST));
}

export function forgetSearches(): void {
  store([]);
}

/** Those with a word that begins as each typed word. */
export function pastSearchesFor(typed: string, limit: number): readonly string[] {
  const words = keyOf(typed).split(' ');
  return listPastSearches()
    .filter((past) => {
      const own = keyOf(past).split(' ');
      return words.every((word) => own.some((one) => one.startsWith(word)));
    })
    .slice(0, limit);
}

function keyOf(text: string): string {
  // Letters of other scripts have no plain form.
  return foldBeginning(text).trim() || text.trim().toLowerCase();
}

function store(searches: string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(KEY, JSON.stringify(searches));
    else localStorage.removeItem(KEY);
    unstored = null;
  } catch {
    unstored = searches;
  }
}
