import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Page } from './history.page.tsx';

test('the pictures of a change are counted, also a single one', () => {
  const change = {
    id: 1,
    action: 'product.edited',
    personName: 'Beatriz',
    happenedAt: '2026-11-30T12:00:00Z',
    before: { images: [{}] },
    after: { images: [{}, {}] },
  };
  const data = { productId: 7, productName: 'Ruana', changes: [change], categoryNames: {} } as never;
  expect(renderToStaticMarkup(createElement(Page, { data }))).toMatch(/>1 foto<.* 2 fotos</);
});
