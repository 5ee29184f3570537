/**
 * How a folded word sounds in Colombia: b and v, s, c and z, ll and y, qu and k, g and j are one, h is silent. Words of
 * one sound are one word written in two ways.
 */
export function soundOf(folded: string): string {
  return folded
    .replace(/ch/g, '1')
    .replace(/sh/g, '1')
    .replace(/ph/g, 'f')
    .replace(/h/g, '')
    .replace(/qu(?=[ei])|q|c(?=[^eiyh1]|$)/g, 'k')
    .replace(/c|z|x/g, 's')
    .replace(/gu(?=[ei])/g, '2')
    .replace(/g(?=[eiy])/g, 'j')
    .replace(/2/g, 'g')
    .replace(/ll/g, 'y')
    .replace(/v|w/g, 'b')
    .replace(/n(?=[bp])/g, 'm')
    .replace(/i(?=[aeou])/g, 'y')
    .replace(/(.)\1+/g, '$1');
}

/**
 * What two words share when one is the other with a letter too many, too few, changed or swapped with its neighbour, or
 * sounds so: the word and its sound, whole and with one letter left out.
 */
export function neighbourKeysOf(folded: string): string[] {
  const sound = soundOf(folded);
  const keys = [folded, `~${sound}`];
  if (folded.length > 3) keys.push(...withOneLess(folded), ...withOneLess(sound).map((key) => `~${key}`));
  return [...new Set(keys)];
}

function withOneLess(word: string): string[] {
  return Array.from(word, (_, place) => word.slice(0, place) + word.slice(place + 1));
}

/** Steps from one word to the other; swapping neighbours is one step. */
export function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, place) => place);
  for (let row = 1; row <= from.length; row++) {
    const now = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      let least = Math.min(
        at(last, column) + 1,
        at(now, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (isSwapped) least = Math.min(least, at(before, column - 2) + 1);
      now.push(least);
    }
    before = last;
    last = now;
  }
  return at(last, to.length);
}

const at = (row: readonly number[], place: number): number => row[place] ?? 0;

/**
 * How far a typed word is from a known one, or null when nobody can have meant it: 0.5 sounds the same, 1 is one slip, 1.5
 * a slip in the sound, 2 two slips of a long word. Short words are words of their own more often than slips.
 */
export function slipBetween(typed: string, known: string): number | null {
  const [typedSound, knownSound] = [soundOf(typed), soundOf(known)];
  const sounds = editDistance(typedSound, knownSound);
  const isLong = Math.min(typed.length, known.length) >= 4;
  if (sounds === 0) return 0.5;
  const letters = editDistance(typed, known);
  if (!isLong) return null;
  const beginsAlike = typedSound[0] === knownSound[0] || typed.slice(1) === known || known.slice(1) === typed;
  const isShort = Math.max(typed.length, known.length) <= 4;
  if (letters === 1) return isShort && !beginsAlike ? null : 1;
  if (sounds === 1 && typed.length >= 5 && beginsAlike) return 1.5;
  return letters === 2 && Math.min(typed.length, known.length) >= 8 && beginsAlike ? 2 : null;
}
