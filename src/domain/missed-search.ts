const MAXIMUM_LENGTH = 60;

/**
 * The words of a search that found nothing, as they are counted: small letters, single spaces. Null for what is no word
 * of a catalogue or could name a person: addresses of mail, long numbers.
 */
export function countedSearch(typed: string): string | null {
  const words = typed.trim().toLowerCase().replace(/\s+/g, ' ');
  const isPlain = words.length >= 2 && words.length <= MAXIMUM_LENGTH && /\p{L}/u.test(words);
  return isPlain && !/@|\d{6,}|https?:|\p{Cc}/u.test(words) ? words : null;
}
