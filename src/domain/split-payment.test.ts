import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyOrder } from '../../tests/support/sold-packages.ts';
import { netOfSale } from './ledger/sale-postings.ts';
import { sumPesos } from './money.ts';
import { splitReceivers } from './split-payment.ts';

const MARKETPLACE = '11736';

test('sellers get their lines and leave their fees, the marketplace gets the shipping', () => {
  const packages = [
    { paymentProviderId: '20', shippingRate: 8_000, lines: [{ unitPrice: 10_000, quantity: 2, fee: 1_600 }] },
    { paymentProviderId: '21', shippingRate: 5_000, lines: [{ unitPrice: 3_000, quantity: 1, fee: 0 }] },
  ];
  expect(splitReceivers(packages, MARKETPLACE)).toEqual([
    { providerId: '20', total: 20_000, fee: 1_600 },
    { providerId: '21', total: 3_000, fee: 0 },
    { providerId: MARKETPLACE, total: 13_000, fee: 0 },
  ]);
});

test('without shipping the marketplace is no receiver', () => {
  const sold = { paymentProviderId: '20', shippingRate: 0, lines: [{ unitPrice: 9, quantity: 1, fee: 1 }] };
  expect(splitReceivers([sold], MARKETPLACE)).toEqual([{ providerId: '20', total: 9, fee: 1 }]);
});

test('totals add up to what the buyer pays, fees to the fees of the lines, and each seller gets her net', () => {
  fc.assert(
    fc.property(anyOrder, fc.boolean(), (packages, isOneReceiver) => {
      const sellers = packages.map((sold) => ({
        ...sold,
        paymentProviderId: isOneReceiver ? '20' : String(sold.sellerId),
      }));
      const receivers = splitReceivers(sellers, MARKETPLACE);
      const lines = packages.flatMap((sold) => sold.lines);
      const shipping = sumPesos(packages.map(({ shippingRate }) => shippingRate));
      const goods = sumPesos(lines.map(({ unitPrice, quantity }) => unitPrice * quantity));
      expect(sumPesos(receivers.map(({ total }) => total))).toBe(goods + shipping);
      expect(sumPesos(receivers.map(({ fee }) => fee))).toBe(sumPesos(lines.map(({ fee }) => fee)));
      expect(new Set(receivers.map(({ providerId }) => providerId)).size).toBe(receivers.length);
      const nets = receivers.filter(({ providerId }) => providerId !== MARKETPLACE);
      expect(sumPesos(nets.map(({ total, fee }) => total - fee))).toBe(sumPesos(packages.map(netOfSale)));
    }),
  );
});
