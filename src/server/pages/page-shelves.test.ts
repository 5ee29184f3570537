import { describe, expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';
import { createPageShelves } from './page-shelves.ts';

/** One page takes about 600 bytes: the small shelf holds some five of them. */
function createShelves({ isOutage = () => false }: { isOutage?: () => boolean } = {}) {
  let time = 0;
  let made = 0;
  const options = { lifetimeMillis: 1_000, staleMillis: 10_000, isOutage, now: () => time };
  const tried = createPageCache({ ...options, maximumBytes: 3_000, areSentOften: false });
  const proved = createPageCache({ ...options, maximumBytes: 30_000, areSentOften: true });
  const shelves = createPageShelves({ tried, proved });
  return {
    shelves,
    made: () => made,
    pass: (millis: number) => {
      time += millis;
    },
    ask: (key: string) =>
      shelves.get(key, async () => {
        made++;
        if (isOutage()) throw new Error('away');
        return { body: `${key} ${made}`, type: 'text/html', tags: [key] };
      }),
  };
}

describe('a page that was asked for twice', () => {
  test('stays, however many others are asked for once', async () => {
    const { ask, made } = createShelves();
    await ask('home');
    await ask('home');
    for (let id = 0; id < 500; id++) await ask(`product ${id}`);
    expect(made()).toBe(501);
    await ask('home');
    expect(made()).toBe(501);
    await ask('product 3');
    expect(made(), 'a page asked for once has gone').toBe(502);
  });

  test('is not made again to become a kept one, and is dropped by its tags', async () => {
    const { ask, made, shelves } = createShelves();
    await ask('home');
    await ask('home');
    await ask('home');
    expect(made()).toBe(1);
    shelves.drop(['home']);
    expect(shelves.has('home')).toBe(false);
    await ask('home');
    expect(made()).toBe(2);
  });

  test('ends when it would have ended before: nobody sees it twice as long', async () => {
    const { ask, made, pass } = createShelves();
    await ask('home');
    pass(900);
    await ask('home');
    expect(made()).toBe(1);
    pass(200);
    await ask('home');
    expect(made()).toBe(2);
    pass(900);
    await ask('home');
    expect(made(), 'made anew it has its whole time').toBe(2);
  });

  test('is the only one that pays for gzip, and for brotli that is worth its time', async () => {
    const { ask } = createShelves();
    const first = await ask('home');
    await ask('home');
    await expect.poll(async () => (await ask('home'))?.brotli ?? null).not.toBeNull();
    expect((await ask('home'))?.gzip).not.toBeNull();
    expect(first?.brotli).not.toBeNull();
    expect(first?.gzip).toBeNull();
  });
});

test('what changes while a page moves to the kept ones is not missed', async () => {
  const { ask, made, shelves } = createShelves();
  await ask('home');
  const moving = ask('home');
  shelves.drop(['home']);
  await moving;
  await ask('home');
  expect(made()).toBe(2);
});

test('in an outage the old kept page serves', async () => {
  let isAway = false;
  const { ask, pass } = createShelves({ isOutage: () => isAway });
  await ask('home');
  const before = await ask('home');
  pass(2_000);
  isAway = true;
  expect((await ask('home'))?.etag).toBe(before?.etag);
});

test('a kept page leaves its body to nobody who waited for it', async () => {
  const cache = createPageCache({
    ...{ lifetimeMillis: 1_000, staleMillis: 1_000, maximumBytes: 30_000, areSentOften: false },
    isOutage: () => false,
    now: () => 0,
  });
  const made = { body: 'a page', type: 'text/html', tags: [] };
  expect((await cache.get('home', async () => made))?.brotli).not.toBeNull();
  expect(made.body).toBe('');
});
