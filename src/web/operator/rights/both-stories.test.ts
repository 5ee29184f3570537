import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BothStories } from './both-stories.tsx';

test('who came on the evening of New Year buys since the year that ended in Bogotá', () => {
  const nothing = { photos: [], events: [], weightFindings: [] };
  const one = { sellerId: null, personName: 'Ana', story: '', wanted: 'answer', ...nothing };
  const past = { buyerSince: '2026-01-01T01:00:00.000Z', buyerOrders: 2, buyerCases: 1 };
  const stories = { one, record: { isGuest: false, past, record: null }, now: 0 };
  const shown = renderToStaticMarkup(createElement(BothStories, stories as never));
  expect(shown).toContain('Compra desde 2025 · 2 pedidos · 1 caso');
});
