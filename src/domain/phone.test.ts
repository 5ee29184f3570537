import { expect, test } from 'vitest';
import { formatPhone, internationalPhone, isMobilePhone, isPhone, keepDigits } from './phone.ts';

test('a phone has exactly 10 digits, mobile or fixed', () => {
  expect(['3001234567', '6011234567'].every(isPhone)).toBe(true);
  expect(['300123456', '30012345678', '300 123 4567', '+573001234567', ''].some(isPhone)).toBe(false);
});

test('only numbers that begin with 3 get an SMS', () => {
  expect(isMobilePhone('3001234567')).toBe(true);
  expect(isMobilePhone('6011234567')).toBe(false);
});

test('typed separators are dropped, and numbers are shown and sent in their own forms', () => {
  expect(keepDigits('(300) 123-45 67')).toBe('3001234567');
  expect(formatPhone('3001234567')).toBe('300 123 4567');
  expect(internationalPhone('3001234567')).toBe('+573001234567');
});
