import { expect, test } from 'vitest';
import { contentProblems, isContentLink } from './content-rules.ts';
import { CONTENT_SLOT_IDS, DEFAULT_CONTENT, HERO_PALETTES } from './store-content.ts';

const TEXT = { dark: '#211C15', light: '#ffffff' };

test('the texts of the specification are publishable as they stand', () => {
  for (const slot of CONTENT_SLOT_IDS)
    expect(contentProblems(slot, { [slot]: DEFAULT_CONTENT[slot] })).toEqual({});
});

test('a button leads within the site, to an https address or to the featured shop, and nowhere else', () => {
  for (const link of ['/productos', '/productos/category/69?orden=nuevos', 'https://plazuela.co/blog'])
    expect(isContentLink(link)).toBe(true);
  const wrong = ['', 'productos', '//otro.test', '/\\otro.test', 'javascript:alert(1)', 'http://otro.test'];
  for (const link of [...wrong, 'https://', 'https://a@otro.test', '/a b'])
    expect(isContentLink(link)).toBe(false);
});

test('a banner needs a title, a button and both pictures or none', () => {
  const hero = { ...DEFAULT_CONTENT.heroFirst, title: ' ', buttonText: '', wideUrl: '/img/a-1260.webp' };
  expect(Object.keys(contentProblems('heroFirst', { heroFirst: hero }))).toEqual([
    'title',
    'buttonText',
    'narrowUrl',
  ]);
});

test('lists have at least one text, none twice and no more than fit', () => {
  const ticker = (...messages: string[]) => Object.keys(contentProblems('ticker', { ticker: { messages } }));
  expect(ticker()).toEqual(['messages']);
  expect(ticker('uno', '', 'uno')).toEqual(['messages.1', 'messages.2']);
  expect(ticker(...'abcdefghi')).toEqual(['messages']);
  expect(contentProblems('popular', { popular: { categoryIds: [1, 2, 1] } })).toHaveProperty('categoryIds');
});

test('the content must be of the place it is for', () => {
  expect(contentProblems('heroSecond', { ticker: { messages: ['uno'] } })).toHaveProperty('content');
});

test('every background reads with its text at 4.5 to 1 or more', () => {
  for (const { background, isDark } of Object.values(HERO_PALETTES))
    expect(contrast(background, isDark ? TEXT.light : TEXT.dark)).toBeGreaterThanOrEqual(4.5);
});

/** WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
