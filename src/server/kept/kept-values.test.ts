import { expect, test } from 'vitest';
import { createKeptValues } from './kept-values.ts';

/** How often a value of some megabytes is made when it is asked for three times. */
async function countMakes(megabytes: number, isAnswer: boolean): Promise<number> {
  const kept = createKeptValues();
  kept.begin();
  let makes = 0;
  for (let asked = 0; asked < 3; asked++)
    await kept.find('origins', async () => {
      makes++;
      return { value: { text: 'x'.repeat(megabytes * 1024 * 1024) }, tags: [], isAnswer };
    });
  return makes;
}

test('what is no answer of its own has no bytes beside it, and twice as much of it is kept', async () => {
  expect(await countMakes(2, true)).toBe(1);
  expect(await countMakes(4, false)).toBe(1);
  expect(await countMakes(4, true)).toBe(3);
});
