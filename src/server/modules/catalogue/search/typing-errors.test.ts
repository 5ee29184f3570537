import { expect, test } from 'vitest';
import { oneEditAway } from './typing-errors.ts';

test.each([
  ['chocholate', 'chocolate', 'a letter too many'],
  ['chocolte', 'chocolate', 'a letter missing'],
  ['chocoalte', 'chocolate', 'two letters swapped'],
  ['chocolete', 'chocolate', 'a wrong letter'],
  ['eche', 'leche', 'the first letter missing'],
  ['lech', 'leche', 'the last letter missing'],
])('%s is one letter away from %s: %s', (typed, meant) => {
  expect(oneEditAway(typed)).toContain(meant);
});

test('a word is not away from itself, and long ones make no more than some hundred texts', () => {
  expect(oneEditAway('arroz')).not.toContain('arroz');
  expect(oneEditAway('a'.repeat(40)).length).toBeLessThan(750);
  expect(oneEditAway('electrodomestico').length).toBeLessThan(750);
});
