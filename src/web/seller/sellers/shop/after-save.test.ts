import { expect, test } from 'vitest';
import { afterSave } from './after-save.ts';
import type { ShopForm } from './shop.loader.ts';

const sent: ShopForm = {
  displayName: ' Casa Bijarela ',
  description: 'Ollas y sartenes.',
  logoUrl: '/img/tienda/antes.webp',
  bannerUrl: null,
  returnsPolicy: '',
  shippingPolicy: '',
  warrantyPolicy: '',
  openingHours: '',
  dispatchWeekdays: [1, 2, 3],
  cutOffMinutes: 720,
  handlingDays: 1,
  holiday: null,
};
const saved: ShopForm = { ...sent, displayName: 'Casa Bijarela', dispatchWeekdays: [1, 2, 3] };

test('what nobody has touched since is shown as it was kept', () => {
  expect(afterSave(sent, sent, saved)).toEqual(saved);
});

test('what was typed, taken away or uploaded after it was sent stays', () => {
  const parts = {
    description: 'Ollas, sartenes y',
    logoUrl: null,
    bannerUrl: '/img/tienda/tarde.webp',
    holiday: { from: '2026-12-24', until: '2026-12-31', message: '' },
  };
  expect(afterSave({ ...sent, ...parts }, sent, saved)).toEqual({ ...saved, ...parts });
});
