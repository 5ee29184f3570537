import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';

const PAGES = 40;
const PIECES = 2_000;

setFlagsFromString('--expose-gc');
const collect: (extent: { type: 'minor' | 'major' }) => void = runInNewContext('gc');

test('pages that waited for their turn leave no body to the old generation', async () => {
  const cache = createPageCache({
    areSentOften: false,
    maximumBytes: 10_000_000,
    lifetimeMillis: 60_000,
    staleMillis: 0,
    isOutage: () => false,
    now: () => 0,
  });
  const turns = Array.from({ length: PAGES }, () => Promise.withResolvers<void>());
  const pages = turns.map((turn, number) =>
    cache.get(`/producto/${number}`, async () => {
      await turn.promise;
      return { body: joined(number), type: 'text/html', tags: [] };
    }),
  );
  collect({ type: 'major' });
  const before = oldBytes();
  for (const [number, turn] of turns.entries()) {
    turn.resolve();
    await pages[number];
    collect({ type: 'minor' });
    collect({ type: 'minor' });
  }
  expect(cache.statistics.entries).toBe(PAGES);
  expect(oldBytes() - before).toBeLessThan((PAGES * joined(0).length) / 4);
});

/** As a page is put together: of many pieces, flattened by whoever reads its bytes. */
function joined(number: number): string {
  let body = '';
  for (let piece = 0; piece < PIECES; piece++) body += `<p>${number} ${piece} de tantos</p>`;
  return body;
}

function oldBytes(): number {
  return getHeapSpaceStatistics()
    .filter(({ space_name }) => space_name === 'old_space' || space_name === 'large_object_space')
    .reduce((sum, { space_used_size }) => sum + space_used_size, 0);
}
