import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { WantedLine } from './basket.ts';
import { BasketRow } from './basket-row.tsx';

const line: WantedLine = {
  productId: 12,
  variantId: 1_000_001,
  content: null,
  name: 'Café',
  reference: 'C-1',
  price: 20_000,
  salePrice: null,
  imageUrl: '/img/c-640.webp',
  sellerId: 73,
  sellerName: 'Frailuna',
  weightKilograms: 1,
  heightCentimetres: 1,
  widthCentimetres: 1,
  lengthCentimetres: 1,
  quantity: 3,
  terms: [],
  needsChoice: false,
  available: false,
  onHand: 0,
};
const hrefs = (shown: WantedLine) => {
  const parts = { choice: { quantity: 1, isTaken: false }, room: 0, stuckText: null, onChange: () => {} };
  const html = renderToStaticMarkup(createElement(BasketRow, { line: shown, ...parts }));
  return [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);
};

test('name and link lead to the page of the line’s variant', () => {
  expect(hrefs(line)).toEqual(['/producto/12?v=1000001', '/producto/12?v=1000001']);
  expect(hrefs({ ...line, variantId: null })).toEqual(['/producto/12', '/producto/12']);
});
