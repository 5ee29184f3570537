import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import type { ChangeTag } from '../../domain/change-tag.ts';
import { createKeptValues } from './kept-values.ts';

afterEach(() => {
  vi.useRealTimers();
});

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

/** A list with a price that can be changed, each look at it held up until it is let go on. */
function createList() {
  const kept = createKeptValues();
  kept.begin();
  let price = 1;
  let atOnce = 0;
  const looks: PromiseWithResolvers<void>[] = [];
  const counts = { made: 0, mostAtOnce: 0 };
  const find = async () => {
    const { price: found } = await kept.find('list', async () => {
      const read = price;
      counts.made++;
      counts.mostAtOnce = Math.max(counts.mostAtOnce, ++atOnce);
      const look = Promise.withResolvers<void>();
      looks.push(look);
      await look.promise;
      atOnce--;
      return { value: { price: read }, tags: ['catalogue'] };
    });
    return found;
  };
  const change = (...tags: ChangeTag[]) => {
    price++;
    kept.drop(tags);
  };
  const goOn = async () => {
    looks.shift()?.resolve();
    await setImmediate();
  };
  return { find, change, goOn, counts };
}

test('who asks after a change is not answered with what was read before it, nor is that kept', async () => {
  const { find, change, goOn, counts } = createList();
  const before = find();
  change('catalogue');
  const after = [find(), find(), find()];
  await goOn();
  await goOn();
  after.push(find());
  await goOn();
  expect([await before, ...(await Promise.all(after))]).toEqual([1, 2, 2, 2, 2]);
  expect(counts).toEqual({ made: 2, mostAtOnce: 1 });
});

test('what changes again and again is made once at a time, and of other changes nobody makes it anew', async () => {
  const { find, change, goOn, counts } = createList();
  const asked = [find()];
  for (let changes = 0; changes < 20; changes++) {
    change('catalogue');
    asked.push(find());
  }
  await goOn();
  await goOn();
  expect(await Promise.all(asked)).toEqual([1, ...Array(20).fill(21)]);
  change('catalogue');
  const others = [find()];
  change('product:7');
  others.push(find());
  await goOn();
  expect(await Promise.all(others)).toEqual([22, 22]);
  expect(counts).toEqual({ made: 3, mostAtOnce: 1 });
});

test('what is kept is made anew after a minute though the clock was set back meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const kept = createKeptValues();
  kept.begin();
  let price = 1;
  const find = async () => [
    (await kept.find('list', async () => ({ value: { price }, tags: [] }))).price,
    (await kept.cards.find([1], async () => [{ id: 1, sellerId: 71, price }]))[0]?.price,
  ];
  expect(await find()).toEqual([1, 1]);
  price = 2;
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(59_000);
  expect(await find()).toEqual([1, 1]);
  vi.advanceTimersByTime(2_000);
  expect(await find()).toEqual([2, 2]);
});
