import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parcelText, readParcelRows, tallyParcels } from './parcel-rows.ts';

const tenths = (most: number) => fc.integer({ min: 1, max: most }).map((value) => value / 10);
const parcels = fc.record({
  productId: fc.integer({ min: 1, max: 2_147_483_647 }),
  sellerId: fc.integer({ min: 1, max: 2_147_483_647 }),
  weightKilograms: fc.integer({ min: 1, max: 99_999_999 }).map((grams) => grams / 1000),
  heightCentimetres: tenths(9_999_999),
  widthCentimetres: tenths(9_999_999),
  lengthCentimetres: tenths(9_999_999),
  perishable: fc.boolean(),
  isInStock: fc.boolean(),
});
const rows = fc.array(
  fc.record({
    parcel: parcels,
    price: fc.nat(2_147_483_647),
    facets: fc.array(fc.integer({ min: 1, max: 5_000 }), { maxLength: 6 }),
  }),
  { maxLength: 12 },
);

test('rows are read as they were written, volumes to the last digit', () => {
  fc.assert(
    fc.property(rows, (written) => {
      const lines = written.map(
        ({ parcel, price, facets }) => `${parcelText(parcel)}|${[price, ...facets].join(' ')}`,
      );
      const read = readParcelRows(lines.length > 0 ? lines.join('\n') : null);
      expect(read.count).toBe(written.length);
      expect([...read.productIds]).toEqual(written.map(({ parcel }) => parcel.productId));
      expect([...read.sellerIds]).toEqual(written.map(({ parcel }) => parcel.sellerId));
      expect([...read.prices]).toEqual(written.map(({ price }) => price));
      expect([...read.grams]).toEqual(written.map(({ parcel }) => Math.round(parcel.weightKilograms * 1000)));
      expect([...read.cubicCentimetres]).toEqual(
        written.map(
          ({ parcel }) => parcel.heightCentimetres * parcel.widthCentimetres * parcel.lengthCentimetres,
        ),
      );
      expect([...read.flags]).toEqual(
        written.map(({ parcel }) => (parcel.perishable ? 1 : 0) + (parcel.isInStock ? 2 : 0)),
      );
      const all = tallyParcels(read, new Uint8Array(read.count).fill(1));
      const counts = new Map<number, number>();
      for (const number of written.flatMap(({ facets }) => facets))
        counts.set(number, (counts.get(number) ?? 0) + 1);
      expect(new Map([...all.counts].sort())).toEqual(new Map([...counts].sort()));
      expect(all.rows).toBe(written.length);
      expect(tallyParcels(read, new Uint8Array(read.count))).toEqual({
        rows: 0,
        prices: [],
        counts: new Map(),
      });
    }),
  );
});
