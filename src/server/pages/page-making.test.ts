import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { createPageMaking } from './page-making.ts';

const AT_ONCE = 8;
const SLOW_MILLIS = 100;
const TURNS = 16;

afterEach(() => {
  vi.useRealTimers();
});

test('pages begin sixteen turns of the event loop apart, the first asked for first', async () => {
  const making = createPageMaking();
  const begun: number[] = [];
  const pages = [1, 2, 3, 4, 5].map((page) => making.make(async () => begun.push(page)));
  expect(begun).toEqual([1]);
  for (let turn = 1; turn <= 4 * TURNS; turn++) {
    await nextTurn();
    expect(begun.length).toBeLessThanOrEqual(1 + turn / TURNS);
  }
  await Promise.all(pages);
  expect(begun).toEqual([1, 2, 3, 4, 5]);
});

test('an idle shop begins a page at once', async () => {
  const making = createPageMaking();
  for (let visit = 0; visit < 3; visit++) {
    let hasBegun = false;
    const page = making.make(async () => {
      hasBegun = true;
    });
    expect(hasBegun).toBe(true);
    await page;
    await turns(1);
  }
});

test('so many are under way at once, and each that ends makes room, also by failing', async () => {
  const making = createPageMaking();
  const { pages, ends } = endless(making, AT_ONCE + 2);
  await turns(AT_ONCE + 5);
  expect(ends).toHaveLength(AT_ONCE);
  ends[0]?.();
  await turns(3);
  expect(ends).toHaveLength(AT_ONCE + 1);
  const failing = expect(making.make(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  for (const end of ends) end();
  await turns(5);
  for (const end of ends) end();
  await failing;
  await Promise.all(pages);
  expect(making.isBusy()).toBe(false);
});

test('slow pages give their places to others and take none twice', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const making = createPageMaking();
  const { pages, ends } = endless(making, 3 * AT_ONCE);
  await turns(AT_ONCE + 5);
  vi.advanceTimersByTime(SLOW_MILLIS);
  await turns(AT_ONCE + 5);
  expect(ends).toHaveLength(2 * AT_ONCE);
  // They left already: their ends make no room.
  for (const end of ends.slice(0, AT_ONCE)) end();
  await turns(AT_ONCE + 5);
  expect(ends).toHaveLength(2 * AT_ONCE);
  for (const end of ends) end();
  await turns(2 * AT_ONCE + 5);
  for (const end of ends) end();
  await Promise.all(pages);
});

test('it is busy with eight pages, those that wait among them', async () => {
  const making = createPageMaking();
  const first = Array.from({ length: 7 }, () => making.make(async () => {}));
  expect(making.isBusy()).toBe(false);
  const eighth = making.make(async () => {});
  expect(making.isBusy()).toBe(true);
  await Promise.all([...first, eighth]);
  expect(making.isBusy()).toBe(false);
});

/** Pages that end when they are told to; `ends` holds those that have begun. */
function endless(making: ReturnType<typeof createPageMaking>, count: number) {
  const ends: (() => void)[] = [];
  const wait = () => new Promise<void>((resolve) => ends.push(resolve));
  const pages = Array.from({ length: count }, () => making.make(wait));
  return { pages, ends };
}

/** Time for so many pages to begin. */
async function turns(pages: number): Promise<void> {
  for (let turn = 0; turn < pages * TURNS; turn++) await nextTurn();
}
