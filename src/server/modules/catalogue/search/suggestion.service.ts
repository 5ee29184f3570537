import type { Database } from '../../../db/sql.ts';
import { searchWords } from './search-words.ts';
import { listSuggestions } from './suggestion.repository.ts';

const count = 8;
const cachedMillis = 60_000;

export type Suggest = (typed: string) => Promise<string[]>;

/**
 * Texts that go on from what was typed. One or two letters match so many texts (19 ms) that their answers are kept in
 * this process for a minute: there are few of them and everybody asks for them.
 */
export function createSuggest(db: Database, now: () => Date): Suggest {
  const kept = new Map<string, { answer: Promise<string[]>; until: number }>();
  return (typed) => {
    const beginning = searchWords(typed).join(' ');
    if (beginning === '') return Promise.resolve([]);
    if (!/^\p{L}{1,2}$/u.test(beginning)) return listSuggestions(db, beginning, count);
    const key = beginning.toLowerCase();
    const known = kept.get(key);
    if (known && known.until > now().getTime()) return known.answer;
    // Letters of every script would fit otherwise.
    if (kept.size > 2_000) kept.clear();
    const answer = listSuggestions(db, beginning, count);
    kept.set(key, { answer, until: now().getTime() + cachedMillis });
    answer.catch(() => kept.delete(key));
    return answer;
  };
}
