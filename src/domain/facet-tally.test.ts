import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tallyRows } from './facet-tally.ts';

test('numbers are counted by row, prices kept in their order', () => {
  const { rows, prices, counts } = tallyRows('9900 1 7 300\n20000 7\n500 7 5000');
  expect([rows, prices]).toEqual([3, [9900, 20000, 500]]);
  expect(Object.fromEntries(counts)).toEqual({ 1: 1, 7: 3, 300: 1, 5000: 1 });
});

test('nothing is no row; a row of an older format, or unwritten, is a row and nothing else', () => {
  expect(tallyRows(null).rows).toBe(0);
  const { rows, prices, counts } = tallyRows('[69,70,"Talla 8"]\n\n300 4\n[1,2]');
  expect([rows, prices, [...counts]]).toEqual([4, [300], [[4, 1]]]);
});

test('it counts what splitting the text counts, one tally after the other', () => {
  const row = fc.tuple(fc.nat(2_000_000_000), fc.uniqueArray(fc.nat(9_000), { maxLength: 12 }));
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 40 }), (written) => {
      const tally = tallyRows(written.map(([price, numbers]) => [price, ...numbers].join(' ')).join('\n'));
      const all = written.flatMap(([, numbers]) => numbers);
      expect(tally.rows).toBe(written.length);
      expect(tally.prices).toEqual(written.map(([price]) => price));
      for (const number of new Set(all))
        expect(tally.counts.get(number)).toBe(all.filter((one) => one === number).length);
      expect(tally.counts.size).toBe(new Set(all).size);
    }),
  );
});
