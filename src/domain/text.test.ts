import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml, foldText, initials, truncateHomeName, truncateListingName } from './text.ts';

test('accents, case and ñ do not matter in a comparison', () => {
  expect(foldText('ÑAME Plátano güey CAFÉ')).toBe('name platano guey cafe');
  expect(foldText('piña')).toBe(foldText('PIÑA'));
});

test('folding twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});

test('home cards keep 20 characters, 10 on narrow screens', () => {
  const exactly20 = '12345678901234567890';
  expect(truncateHomeName(exactly20, { narrow: false })).toBe(exactly20);
  expect(truncateHomeName(`${exactly20}1`, { narrow: false })).toBe(`${exactly20}…`);
  expect(truncateHomeName('1234567890', { narrow: true })).toBe('1234567890');
  expect(truncateHomeName(exactly20, { narrow: true })).toBe('1234567890…');
});

test('listing cards cut a name longer than 20 characters to 15', () => {
  expect(truncateListingName('12345678901234567890')).toBe('12345678901234567890');
  expect(truncateListingName('123456789012345678901')).toBe('123456789012345…');
});

test('a cut never leaves half a character', () => {
  expect(truncateHomeName('🍓'.repeat(11), { narrow: true })).toBe(`${'🍓'.repeat(10)}…`);
});

test('text put into HTML cannot open a tag or leave an attribute', () => {
  expect(escapeHtml(`<b title="a" x='b'>&amp;`)).toBe('&lt;b title=&quot;a&quot; x=&#39;b&#39;&gt;&amp;amp;');
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']/);
    }),
  );
});

test.each([
  ['Ana María Ruiz', 'AM'],
  ['  ñame ', 'Ñ'],
  ['', ''],
])('initials of %j are %j', (name, written) => {
  expect(initials(name)).toBe(written);
});
