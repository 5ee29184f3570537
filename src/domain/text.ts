/** For comparing and searching: lower case without accents, ñ becomes n. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Home cards (spec 2.6): at most 20 characters, 10 on screens below 640 px, then an ellipsis. */
export function truncateHomeName(name: string, { narrow }: { narrow: boolean }): string {
  const limit = narrow ? 10 : 20;
  return cutWhenLonger(name, limit, limit);
}

/** Listing cards (spec 2.6): a name longer than 20 characters keeps 15 and an ellipsis. */
export function truncateListingName(name: string): string {
  return cutWhenLonger(name, 20, 15);
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => HTML_ENTITIES[character] ?? character);
}

/** One or two capitals for a picture placeholder: 'Ana María Ruiz' gives 'AM'. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}

const HTML_ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// Counted in code points, so that a cut never leaves half a character.
function cutWhenLonger(text: string, limit: number, kept: number): string {
  const characters = [...text];
  return characters.length > limit ? `${characters.slice(0, kept).join('')}…` : text;
}
