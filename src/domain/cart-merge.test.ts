import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type KeptLine, type LineChange, mergeCart, standingLines } from './cart-merge.ts';

const HOUR = 60 * 60 * 1000;

const change = fc.record({
  key: fc.constantFrom('1:', '2:', '3:1-4'),
  saved: fc.boolean(),
  quantity: fc.integer({ min: 0, max: 12 }),
  changedAt: fc.integer({ min: 1, max: 6 }),
});

test('in whatever order changes arrive, and however often, the cart becomes the same', () => {
  const orders = fc
    .array(change, { maxLength: 12 })
    .chain((changes) =>
      fc.tuple(
        fc.constant(changes),
        fc.shuffledSubarray(changes, { minLength: changes.length }),
        fc.array(fc.nat(Math.max(0, changes.length - 1)), { maxLength: 6 }),
      ),
    );
  fc.assert(
    fc.property(orders, ([changes, shuffled, again]) => {
      const repeated = again.flatMap((place) => changes[place] ?? []);
      expect(stateOf([...shuffled, ...repeated])).toEqual(stateOf(changes));
    }),
  );
});

test('quantities are those of a change, within their limits, and the last one has its way', () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 1 }), (changes) => {
      for (const [name, { quantity, changedAt }] of Object.entries(stateOf(changes))) {
        const own = changes.filter((one) => `${one.saved}${one.key}` === name);
        expect(changedAt).toBe(Math.max(...own.map((one) => one.changedAt)));
        expect(own).toContainEqual(expect.objectContaining({ quantity, changedAt }));
      }
    }),
  );
});

test('both changed a line: the later one stays and the other is told; what was seen is no conflict', () => {
  const kept: KeptLine[] = [{ key: '1:', saved: false, quantity: 5, version: 4, changedAt: 100 }];
  const late: LineChange = { key: '1:', saved: false, quantity: 3, changedAt: 200 };
  expect(mergeCart(kept, [late], 3)).toEqual({
    changed: [{ ...late, version: 5 }],
    conflicts: [{ key: '1:', saved: false, quantity: 3 }],
  });
  expect(mergeCart(kept, [{ ...late, changedAt: 50 }], 3)).toEqual({
    changed: [],
    conflicts: [{ key: '1:', saved: false, quantity: 5 }],
  });
  expect(mergeCart(kept, [late], 4).conflicts).toEqual([]);
  expect(mergeCart(kept, [{ ...late, quantity: 5 }], 0).conflicts).toEqual([]);
});

test('a change of what was seen comes after it, however late its network was, and again changes nothing', () => {
  const kept: KeptLine[] = [{ key: '1:', saved: false, quantity: 5, version: 4, changedAt: 900 }];
  const slow = { key: '1:', saved: false, quantity: 2, changedAt: 800 };
  const first = mergeCart(kept, [slow], 4);
  expect(first.changed).toEqual([{ ...slow, version: 5, changedAt: 901 }]);
  expect(mergeCart(first.changed, [slow], 4)).toEqual({ changed: [], conflicts: [] });
});

test('what another device took out is not brought back by one that had not changed it since', () => {
  const kept: KeptLine[] = [{ key: '1:', saved: false, quantity: 0, version: 2, changedAt: 300 }];
  const stale = { key: '1:', saved: false, quantity: 2, changedAt: 200 };
  expect(mergeCart(kept, [stale], 1)).toEqual({
    changed: [],
    conflicts: [{ key: '1:', saved: false, quantity: 0 }],
  });
});

test('the cart stands 42 hours after the last change of any of its lines, what is saved for 90 days', () => {
  const line = (parts: Partial<KeptLine>): KeptLine => ({
    key: '1:',
    saved: false,
    quantity: 1,
    version: 1,
    changedAt: 0,
    ...parts,
  });
  const kept = [
    line({}),
    line({ key: '2:', changedAt: HOUR }),
    line({ key: '3:', saved: true }),
    line({ key: '4:', quantity: 0 }),
  ];
  const keysAt = (now: number) => standingLines(kept, now).map(({ key }) => key);
  expect(keysAt(43 * HOUR)).toEqual(['1:', '2:', '3:']);
  expect(keysAt(43 * HOUR + 1)).toEqual(['3:']);
  expect(keysAt(90 * 24 * HOUR + 1)).toEqual([]);
});

test('a cart takes no more than it may hold, whoever sends it', () => {
  const changes = Array.from({ length: 500 }, (_, place) => ({
    key: `${place}:`,
    saved: false,
    quantity: 1,
    changedAt: 1,
  }));
  const { changed } = mergeCart([], changes, 0);
  expect(standingLines(changed, 2)).toEqual(changed);
  expect(changed).toHaveLength(100);
});

/** Each change arrives by itself. */
function stateOf(changes: readonly LineChange[]) {
  const lines = new Map<string, KeptLine>();
  for (const one of changes) {
    const { changed } = mergeCart([...lines.values()], [one], 0);
    for (const line of changed) lines.set(`${line.saved}${line.key}`, line);
  }
  return Object.fromEntries(
    [...lines].map(([name, { quantity, changedAt }]) => [name, { quantity, changedAt }]),
  );
}
