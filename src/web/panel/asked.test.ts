import { describe, expect, test } from 'vitest';
import { askedDay, askedText, idOfPath, wholeNumber } from './asked.ts';

describe('what an address asks for', () => {
  test.each(['1', '73', '2147483647'])('%s is an id', (text) => {
    expect(wholeNumber(text)).toBe(Number(text));
  });

  test.each([null, '', '0', '-1', '01', '1.5', '1e3', ' 1', 'NaN', '2147483648', '99999999999999999999'])(
    '%s is none',
    (text) => {
      expect(wholeNumber(text)).toBeUndefined();
      expect(() => idOfPath(text ?? undefined)).toThrow('404');
    },
  );

  test('a text loses what no table can hold, and what is too long', () => {
    expect(askedText(' caf\0é  ', 80)).toBe('café');
    expect(askedText('\0', 80)).toBe('');
    expect(askedText('a'.repeat(100), 80)).toHaveLength(80);
    expect(askedText(null, 80)).toBe('');
  });

  test('a day has to be in the calendar', () => {
    expect(askedDay('2028-02-29')).toBe('2028-02-29');
    for (const text of [
      null,
      '',
      '2026-02-29',
      '2026-02-30',
      '2026-13-45',
      '2026-00-10',
      '1999-01-01',
      '2026-1-1',
    ])
      expect(askedDay(text)).toBeUndefined();
  });
});
