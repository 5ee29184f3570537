import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type OperatorRole, operatorPermissionsOf } from '../../domain/operator-role.ts';
import type { OperatorPanel } from './layout/require-operator.ts';
import { PackageCard, type Parcel } from './orders/package-card.tsx';
import type { FiguresData } from './overview/figures/figures.loader.ts';
import { TopProducts } from './overview/figures/rankings.tsx';
import { Page as LevelsPage } from './reviews/levels.page.tsx';

type LevelsData = Parameters<typeof LevelsPage>[0]['data'];

const panelOf = (role: OperatorRole) =>
  ({ permissions: operatorPermissionsOf(role), queues: [] }) as unknown as OperatorPanel;

/** Where the links lead. */
const linksIn = (element: ReactElement) =>
  [...renderToStaticMarkup(element).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

test('of what was sold most, whoever may not open products reads the name alone', () => {
  const products = [{ productId: 55, name: 'Fríjol', shopName: 'Despensa', units: 3, amount: 26_700 }];
  const data = { figures: { from: '2026-01-01', to: '2026-01-31', products } } as unknown as FiguresData;
  const linksOf = (role: OperatorRole) =>
    linksIn(createElement(TopProducts, { ...data, panel: panelOf(role) }));
  expect(linksOf('content')).toEqual(['/operacion/productos/55']);
  expect(linksOf('finance')).toEqual([]);
});

test('a level that a shop contests leads to its order only who may open orders', () => {
  const contest = {
    ...{ id: 1, sellerId: 78, sellerName: 'Despensa', kind: 'dispatch', reference: '100001' },
    ...{ day: '2026-03-01', story: 'No recogieron.', askedAt: '2026-03-02T10:00:00.000Z' },
    ...{ state: 'waiting', reason: '' },
  };
  const data = { views: [], contests: [contest], firstHref: null, nextHref: null, now: 0 };
  const linksOf = (role: OperatorRole) =>
    linksIn(createElement(LevelsPage, { data: { ...data, panel: panelOf(role) } as unknown as LevelsData }));
  expect(linksOf('support')).toContain('/operacion/pedidos/100001');
  expect(linksOf('content')).not.toContain('/operacion/pedidos/100001');
});

test('the lines of a package lead to their products only where the page says so', () => {
  const line = { line: 1, productId: 55, name: 'Fríjol', unitPrice: 8_900, quantity: 3, feePercent: 10 };
  const parcel = {
    ...{ sellerId: 78, sellerName: 'Despensa', statusId: 20, statusName: 'Aceptado', isLate: false },
    ...{ lines: [line], actions: [], history: [], deliveryDisputedAt: null, moneyState: 'none' },
    ...{ goods: 26_700, fee: 2_670, shipping: 8_000, cashDue: 0, lateFreight: null, lostCredit: null },
  } as unknown as Parcel;
  const linksOf = (linksProducts: boolean) =>
    linksIn(
      createElement(PackageCard, { orderNumber: 100_001, parcel, mayMove: false, linksProducts, now: 0 }),
    );
  expect(linksOf(true)).toContain('/operacion/productos/55');
  expect(linksOf(false)).not.toContain('/operacion/productos/55');
});
