import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { WireProduct } from './suggestion-groups.ts';
import { SuggestionList } from './suggestion-list.tsx';

const cheese: WireProduct = {
  codProducto: 45,
  nomProducto: 'Queso',
  precioProducto: 16_000,
  precioRebajado: '',
  desde: false,
  hayExistencias: true,
  imagen: '/img/x-640.webp',
  nomVendedor: 'La Huerta',
  ciudad: 'Pitalito',
};

/** The words of one suggested product. */
function wordsOf(parts: Partial<WireProduct>): string {
  const suggestions = [{ kind: 'product' as const, product: { ...cheese, ...parts }, href: '/producto/45' }];
  const groups = [{ title: null, isBeside: false, suggestions }];
  const list = { id: 'l', groups, typed: 'que', active: -1, onChoose: () => {}, onComplete: () => {} };
  return renderToStaticMarkup(createElement(SuggestionList, list))
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|');
}

test('a suggested product tells its price and its stock as cards do', () => {
  expect(wordsOf({})).toBe('|Queso|La Huerta · Pitalito|$ 16.000|');
  expect(wordsOf({ desde: true })).toBe('|Queso|La Huerta · Pitalito|Desde |$ 16.000|');
  expect(wordsOf({ desde: true, precioRebajado: '14000' })).toContain('|Desde |$ 14.000|antes |$ 16.000|');
  expect(wordsOf({ hayExistencias: false })).toBe('|Queso|La Huerta · Pitalito|$ 16.000|Agotado|');
});
