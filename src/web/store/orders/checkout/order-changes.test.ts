import { expect, test } from 'vitest';
import { type CartLine, keyOfLine } from '../../../../domain/cart.ts';
import { readOrderChanges, readUnpaidOrders } from './order-changes.ts';
import { undeliverableNotices } from './undeliverable.ts';

const line: CartLine = {
  productId: 1,
  sellerId: 73,
  sellerName: 'Frailuna del Campo',
  name: 'Aguacate Hass x 1 kg',
  reference: 'FRU-001',
  price: 9_900,
  salePrice: 8_400,
  imageUrl: '/img/a-640.webp',
  weightKilograms: 1,
  heightCentimetres: 10,
  widthCentimetres: 10,
  lengthCentimetres: 10,
  quantity: 2,
  chosenTerms: [{ attributeId: 1, termId: 1 }],
  termNames: [{ attribute: 'Maduración', term: 'Para hoy' }],
};
const shown = { subtotal: 16_800, shippingCost: 13_500, total: 30_300 };
const wireLine = {
  codProducto: 1,
  atributos: [{ codAtributo: 1, codTermino: 1 }],
  disponible: true,
  existencias: 20,
  atributosValidos: true,
  precioProducto: 9_900,
  precioRebajado: '',
  nomProducto: line.name,
  imagen: line.imageUrl,
};
const rate = {
  codVendedor: 73,
  nombreTienda: 'Frailuna del Campo',
  valor: 13_500,
  zona: 'U',
  diasMinimos: 1,
  diasMaximos: 2,
  pesoFacturable: 2,
  noDisponibles: [],
  promesa: {
    despachaHasta: '2026-11-24',
    desde: '2026-11-25',
    hasta: '2026-11-26',
    pidiendoAntesDe: '2026-11-23T20:00:00.000Z',
  },
  hayCobertura: true,
  ciudadDeOrigen: 'Bogotá',
  cupo: { gramosLibres: 1_000, hastaKilogramos: 3 },
  envioGratis: null,
};

test('changed totals name the line and every amount that moved, with old and new', () => {
  const details = {
    productos: [wireLine],
    subTotal: 19_800,
    tarifas: [rate],
    costoEnvio: 13_500,
    total: 33_300,
  };
  const changes = readOrderChanges(failed('totals-changed', details), [line], shown);
  expect(changes?.amounts).toEqual([
    { name: 'Subtotal', before: 16_800, after: 19_800 },
    { name: 'Total', before: 30_300, after: 33_300 },
  ]);
  expect(changes?.check.notices[keyOfLine(line)]?.text).toBe(
    'El precio subió: antes $ 8.400, ahora $ 9.900.',
  );
});

test('a sold-out line is named, and a failure that says nothing of lines changes nothing', () => {
  const details = { productos: [{ ...wireLine, precioRebajado: '8400', existencias: 0 }] };
  const changes = readOrderChanges(failed('out-of-stock', details), [line], shown);
  expect(changes?.check.notices[keyOfLine(line)]?.kind).toBe('unavailable');
  expect(readOrderChanges(failed('internal-error', undefined), [line], shown)).toBeNull();
});

test('fresh goods that do not travel to the city are named', () => {
  const quote = {
    status: true,
    total: 13_500,
    rates: [
      {
        sellerId: 73,
        sellerName: 'Frailuna del Campo',
        rate: 13_500,
        zone: 'N',
        minimumDays: 2,
        maximumDays: 4,
        billableKilograms: 2,
        notDeliverable: [1],
        isCovered: true,
        originName: 'Bogotá',
        room: { grams: 1_000, kilograms: 3 },
        freeShipping: null,
        promise: {
          dispatchBy: '2026-11-24',
          from: '2026-11-25',
          to: '2026-11-26',
          orderBefore: new Date('2026-11-23T15:00:00-05:00'),
        },
      },
    ],
  };
  const notices = undeliverableNotices([line], { step: 'quoted', quote });
  expect(notices[keyOfLine(line)]?.text).toContain('Aguacate Hass x 1 kg no llega a esa ciudad');
  expect(undeliverableNotices([line], { step: 'asking' })).toEqual({});
});

function failed(reason: string, details: unknown) {
  return { ok: false as const, reason, message: '', details };
}

test('a refusal for unpaid orders names those that can be paid, and changes no line', () => {
  const failed = {
    ok: false as const,
    reason: 'unpaid-orders-limit' as const,
    message: 'Ya tienes varios pedidos sin pagar.',
    details: { pedidos: [100_123, 100_124] },
  };
  expect(readUnpaidOrders(failed)).toEqual([100_123, 100_124]);
  expect(readOrderChanges(failed, [line], shown)).toBeNull();
  expect(readUnpaidOrders({ ...failed, details: undefined })).toEqual([]);
});
