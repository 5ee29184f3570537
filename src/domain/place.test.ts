import { expect, test } from 'vitest';
import { isPlaceOfAccount, placeOfText, placeText } from './place.ts';

test('a place is read as it was written', () => {
  const place = { cityId: '05001', cityName: 'Medellín; ~ Antioquia' };
  expect(placeOfText(placeText(place))).toEqual(place);
});

test.each([undefined, '', '05001', '5001~Medell%C3%ADn', '05001~%', '05001~%20', `05001~${'a'.repeat(81)}`])(
  '%s is no place of ours',
  (text) => expect(placeOfText(text)).toBeNull(),
);

test('the place of an account is the same place, and is known as such', () => {
  const place = { cityId: '11001', cityName: 'Bogotá, D.C.' };
  expect(placeOfText(placeText(place, true))).toEqual(place);
  expect(isPlaceOfAccount(placeText(place, true))).toBe(true);
  expect(isPlaceOfAccount(placeText(place))).toBe(false);
});
