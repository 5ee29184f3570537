import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PurchaseFacts } from './purchase-facts.tsx';

function factsOf(finalPrice: number, cashLimit: number): string {
  const product = { withdrawalException: null };
  return renderToStaticMarkup(createElement(PurchaseFacts, { product, finalPrice, cashLimit }));
}

test('cash at the door is offered of what an order may be paid so, and of nothing where none may', () => {
  expect(factsOf(2_000_000, 2_000_000)).toContain('Pago en casa disponible');
  expect(factsOf(2_000_001, 2_000_000)).not.toContain('Pago en casa');
  expect(factsOf(1_000, 0)).not.toContain('Pago en casa');
  expect(factsOf(2_000_001, 2_000_000)).toContain('Derecho de retracto');
});
