import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkNit, nitCheckDigit } from './nit.ts';

test.each([
  ['Bancolombia', '890903938', 8],
  ['Ecopetrol', '899999068', 1],
  ['Almacenes Éxito', '890900608', 9],
  ['DIAN', '800197268', 4],
  ['EPM', '890904996', 1],
  ['Bogotá D.C.', '899999061', 9],
  ['Servientrega', '860512330', 3],
  ['Banco de Bogotá', '860002964', 4],
])('the check digit of %s is the published one', (_, number, digit) => {
  expect(nitCheckDigit(number)).toBe(digit);
  expect(checkNit(`${number}${digit}`)).toEqual({ ok: true });
});

test('one wrong digit is noticed, but for the digit 1 that two remainders share', () => {
  const digits = fc.stringMatching(/^[1-9]\d{4,9}$/);
  fc.assert(
    fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, position, shift) => {
      const index = position % number.length;
      const wrongDigit = (Number(number[index]) + shift) % 10;
      const mistyped = `${number.slice(0, index)}${wrongDigit}${number.slice(index + 1)}`;
      const before = nitCheckDigit(number);
      const after = nitCheckDigit(mistyped);
      if (before !== 1) expect(after).not.toBe(before);
    }),
  );
});

test.each(['12345', '123456789012', '890903938-8', '890.903.938', ''])('%j has no NIT form', (text) => {
  expect(checkNit(text)).toEqual({ ok: false, reason: 'length' });
});

test('a NIT with another check digit is refused by its own reason', () => {
  expect(checkNit('8909039387')).toEqual({ ok: false, reason: 'check-digit' });
});
