import { soundOf } from '../../../../domain/search-sound.ts';
import type { Database } from '../../../db/sql.ts';
import { findCommonestWord, listHeardWords } from './suggestion-correction.repository.ts';
import { oneEditAway } from './typing-errors.ts';

const SHORTEST_TO_EDIT = 4;
/** Each one that no sound explains costs some hundred looks at the index. */
const MOST_EDITED = 1;

/**
 * What may have been meant by a folded text that begins no suggestion: unknown words are replaced by one of the same
 * sound, or by the commonest one that is one letter away. Null: nothing is known that it could be.
 */
export async function correctBeginning(db: Database, beginning: string): Promise<string | null> {
  const words = beginning.trimEnd().split(' ');
  const unfinished = beginning.endsWith(' ') ? 0 : words.length;
  const heard = await listHeardWords(db, { words, sounds: words.map(soundOf), beginning: unfinished });
  let edited = 0;
  let changed = false;
  const corrected: string[] = [];
  for (const { place, isKnown, sameSound } of heard) {
    const word = words[place - 1] ?? '';
    if (isKnown || !/^[a-z]{3,}$/.test(word)) {
      corrected.push(word);
      continue;
    }
    const canEdit = word.length >= SHORTEST_TO_EDIT && edited < MOST_EDITED;
    if (!sameSound && !canEdit) return null;
    if (!sameSound) edited++;
    const isBeginning = place === unfinished;
    const soundsSo = sameSound && isBeginning ? beginningOf(sameSound, word) : sameSound;
    const meant =
      soundsSo ?? (await findCommonestWord(db, oneEditAway(word), { isBeginning, first: word.charAt(0) }));
    if (!meant) return null;
    changed = true;
    corrected.push(meant);
  }
  return changed ? corrected.join(' ') : null;
}

/** As much of a word as sounds like what was typed of it. */
function beginningOf(word: string, typed: string): string {
  const sound = soundOf(typed);
  for (let length = 1; length < word.length; length++) {
    const beginning = word.slice(0, length);
    if (soundOf(beginning).startsWith(sound)) return beginning;
  }
  return word;
}
