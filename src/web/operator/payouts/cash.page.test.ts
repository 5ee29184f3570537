import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { type CashData, Page } from './cash.page.tsx';

test('cash that was taken in the evening stands under the day of Bogotá, where in UTC it is tomorrow', () => {
  const collection = { id: 5, orderNumber: 90, sellerId: 73, carrier: 'Envía', amount: 8_400, days: 1 };
  const data = {
    balances: [],
    collections: [{ ...collection, collectedAt: '2026-12-09T01:30:00.000Z', isOverdue: false }],
    nextCursor: null,
  } as unknown as CashData;
  const page = renderToStaticMarkup(createElement(MemoryRouter, {}, createElement(Page, { data })));
  expect(page).toContain('8 dic, hace un día');
});
