import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ReconciliationData } from './reconciliation.page.tsx';
import { ReconciliationRuns } from './reconciliation-runs.tsx';

test('what a comparison found is counted, also a single difference', () => {
  const run = { id: 1, requestedAt: '2026-11-30T03:00:00Z', finishedAt: '2026-11-30T03:01:00Z' };
  const shown = (found: number) => {
    const runs = [{ ...run, found, opened: found, resolved: found }];
    const data = { runs, now: Date.parse('2026-11-30T12:00:00Z') } as ReconciliationData;
    return renderToStaticMarkup(createElement(ReconciliationRuns, { data }));
  };
  expect(shown(1)).toMatch(/>1 diferencia<.* 1 nueva, 1 resuelta</);
  expect(shown(2)).toMatch(/>2 diferencias<.* 2 nuevas, 2 resueltas</);
  expect(shown(0)).toMatch(/>Cuadra</);
});
