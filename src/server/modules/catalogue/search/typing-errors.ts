const letters = 'abcdefghijklmnopqrstuvwxyz';
const LONGEST = 12;

/** All texts that one dropped, doubled, swapped, wrong or added letter away from a folded word; of 12 letters at most. */
export function oneEditAway(word: string): string[] {
  const variants = new Set<string>();
  for (let at = 0; at <= Math.min(word.length, LONGEST); at++) {
    const before = word.slice(0, at);
    const after = word.slice(at);
    if (after.length > 0) variants.add(before + after.slice(1));
    if (after.length > 1) variants.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
    for (const letter of letters) {
      if (after.length > 0) variants.add(before + letter + after.slice(1));
      variants.add(before + letter + after);
    }
  }
  variants.delete(word);
  return [...variants];
}
