import { expect, test } from 'vitest';
import type { JumpHit } from '../../../domain/jump.ts';
import { jumpGroups } from './jump-options.ts';
import type { JumpSetup } from './jump-setup.ts';

const setup: JumpSetup = {
  kinds: ['order', 'product'],
  pages: [
    { name: 'Pedidos', path: '/vender/pedidos', icon: 'package' },
    { name: 'Cuenta bancaria', path: '/vender/dinero/cuenta', icon: 'wallet' },
  ],
  hint: '',
  ask: async () => ({ ok: true, value: { hits: [] } }),
  hrefOf: ({ kind, id }) => `/${kind}/${id}`,
  memory: 'tienda-1',
};
const order: JumpHit = { kind: 'order', id: 100_014, title: 'Pedido N.º 100014', detail: 'Ana' };
const buyer: JumpHit = { kind: 'buyer', id: 7, title: 'Ana G.', detail: '' };

test('an empty field offers what was opened and the pages', () => {
  const groups = jumpGroups(setup, '', [], [order]);
  expect(groups.map(({ title }) => title)).toEqual(['Abiertos hace poco', 'Páginas']);
  expect(groups[0]?.options[0]?.href).toBe('/order/100014');
});

test('pages are found by the beginnings of their words, without accents', () => {
  expect(jumpGroups(setup, 'BANCÁ', [], [])[0]?.options.map(({ title }) => title)).toEqual([
    'Cuenta bancaria',
  ]);
  expect(jumpGroups(setup, 'anca', [], [])).toEqual([]);
});

test('a kind that the role may not read is not shown, neither found nor opened before', () => {
  expect(jumpGroups(setup, 'ana', [order, buyer], []).map(({ title }) => title)).toEqual(['Pedidos']);
  expect(jumpGroups(setup, '', [], [buyer]).map(({ title }) => title)).toEqual(['Páginas']);
});
