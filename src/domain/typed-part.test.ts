import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldBeginning, splitTyped } from './typed-part.ts';

describe('a typed text', () => {
  test.each([
    ['  Café  MOL', 'cafe mol'],
    ['piña ', 'pina '],
    ['aguacate,hass', 'aguacate hass'],
    ['x 1.5kg', 'x 1 5kg'],
    ['100%', '100 '],
    ['%_', ''],
    ['', ''],
    ['ñ', 'n'],
    ['咖啡', ''],
  ])('%j is compared as %j', (typed, folded) => {
    expect(foldBeginning(typed)).toBe(folded);
  });

  test('is short, whatever is pasted', () => {
    expect(foldBeginning('palabra '.repeat(100)).length).toBeLessThanOrEqual(40);
    expect(foldBeginning('a b c d e f g h i j')).toBe('a b c d e f g h');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (typed) => {
        expect(foldBeginning(typed)).toMatch(/^([a-z0-9]+ ?)*$/);
        expect(foldBeginning(typed).length).toBeLessThanOrEqual(40);
      }),
    );
  });
});

describe('a suggestion', () => {
  const marked = (shown: string, typed: string) =>
    splitTyped(shown, typed)
      .map(({ text, isTyped }) => (isTyped ? text : `[${text}]`))
      .join('');

  test.each([
    ['café molido', 'cafe mol', 'café mol[ido]'],
    ['café molido', 'CAFÉ', 'café [molido]'],
    ['café en grano', 'cafe', 'café [en grano]'],
    ['pan de yuca', 'yu', '[pan de ]yu[ca]'],
    ['café de origen pitalito', 'cafe pita', 'café [de origen ]pita[lito]'],
    ['banano banano', 'ban', 'ban[ano banano]'],
    ['piña', 'pin', 'piñ[a]'],
    ['chocolate', 'xyz', '[chocolate]'],
    ['chocolate', '', '[chocolate]'],
    ['café', 'cafe', 'café'],
  ])('%j after %j reads %s', (shown, typed, expected) => {
    expect(marked(shown, typed)).toBe(expected);
  });

  test('keeps all its letters, also in pieces with accents of their own', () => {
    expect(marked('café'.normalize('NFD'), 'cafe').normalize('NFC')).toBe('café');
    const text = fc.string({ unit: 'grapheme', maxLength: 60 });
    fc.assert(
      fc.property(text, text, (shown, typed) => {
        const parts = splitTyped(shown, typed);
        expect(parts.map(({ text }) => text).join('')).toBe(shown);
      }),
    );
  });
});
