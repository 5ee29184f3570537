import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { countPromiseDays } from '../../src/server/modules/overview/promises/promise-day.jobs.ts';
import {
  getOwnPromises,
  getPromiseFigures,
} from '../../src/server/modules/overview/promises/promises.service.ts';
import { exportPromises } from '../../src/server/modules/overview/promises/promises-file.service.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { buildSale } from '../support/sale-factories.ts';

const NOW = new Date('2026-12-01T04:05:00-05:00');
let shop: Shop;
let [quick, slow] = [0, 0];
beforeAll(async () => {
  shop = await openShop();
  shop.context.now = () => NOW;
  const sale = await buildSale(
    shop.db,
    ['quick', 'slow'].map(() => ({
      shippingRate: 8_000,
      lines: [{ unitPrice: 10_000, quantity: 1, fee: 1_000 }],
    })),
  );
  [quick = 0, slow = 0] = sale.sellerIds;
  // To be sent by the 24th, promised for the 26th.
  await insertParcel(quick, { cameAt: '2026-11-26T23:59:00-05:00' });
  await insertParcel(quick, { cameAt: '2026-11-27T00:01:00-05:00', leftAt: '2026-11-24T23:59:00-05:00' });
  await insertParcel(quick, { promisedTo: '2026-09-10', cameAt: '2026-09-09T10:00:00-05:00' });
  // Told that it is late, and promised anew.
  await insertParcel(slow, {
    told: true,
    cameAt: '2026-11-28T10:00:00-05:00',
    leftAt: '2026-11-25T00:01:00-05:00',
  });
  await insertParcel(slow, { told: true, carrier: null });
  await insertParcel(slow, { statusId: 32 });
  await insertParcel(slow, { statusId: 31, cameAt: '2026-11-26T10:00:00-05:00' });
  // Today's may still come.
  await insertParcel(slow, { promisedTo: '2026-12-01' });
  await countPromiseDays(shop.context);
});
afterAll(() => shop.close());

interface Parcel {
  promisedTo?: string;
  told?: boolean;
  cameAt?: string;
  leftAt?: string;
  statusId?: number;
  carrier?: string | null;
}

/** In an order of its own, beside a package without a promise. */
async function insertParcel(sellerId: number, parcel: Parcel): Promise<void> {
  const { promisedTo = '2026-11-26', told = false, cameAt = null, leftAt = null, carrier = 'TCC' } = parcel;
  const lines = [{ unitPrice: 10_000, quantity: 1, fee: 1_000 }];
  const { number } = await buildSale(shop.db, [{ shippingRate: 8_000, lines }]);
  await execute(
    shop.db,
    sql`insert into package (order_number, seller_id, position, status_id, shipping_zone, shipping_rate,
          billable_kilograms, subtotal, carrier, dispatch_by, delivered_at, promised_to, promise_missed_at, replaced_to)
        values (${number}, ${sellerId}, 2, ${parcel.statusId ?? 2}, 'U', 8000, 1, 10000, ${carrier}, '2026-11-24',
          ${cameAt}, ${told ? '2026-12-03' : promisedTo}, ${told ? NOW : null}, ${told ? promisedTo : null})`,
  );
  if (leftAt)
    await execute(
      shop.db,
      sql`insert into package_status_change (order_number, seller_id, status_id, changed_at)
          values (${number}, ${sellerId}, 2, ${leftAt})`,
    );
}

const figuresOf = (days: 30 | 90, order: 'worst' | 'packages' | 'name' = 'worst') =>
  getPromiseFigures(shop.context, { days, order });

test('what came by the day that was promised first is on time; the rest is its shop’s or the carrier’s', async () => {
  const figures = await figuresOf(30);
  expect([figures.from, figures.to]).toEqual(['2026-11-01', '2026-11-30']);
  expect(figures.total).toEqual({ packages: 4, onTime: 1, shopLate: 2 });
  expect(figures.shops).toMatchObject([
    { key: String(slow), packages: 2, onTime: 0, shopLate: 2 },
    { key: String(quick), packages: 2, onTime: 1, shopLate: 0 },
  ]);
  expect(figures.zones).toMatchObject([{ key: 'U', packages: 4, onTime: 1, shopLate: 2 }]);
  expect(figures.carriers).toMatchObject([
    { key: '', name: 'Sin transportadora', packages: 1, onTime: 0, shopLate: 1 },
    { key: 'TCC', name: 'TCC', packages: 3, onTime: 1, shopLate: 1 },
  ]);
});

test('ninety days know more, in the order that is asked for', async () => {
  const { shops } = await figuresOf(90, 'packages');
  expect(shops.map(({ packages }) => packages)).toEqual([3, 2]);
  const names = (await figuresOf(90, 'name')).shops.map(({ name }) => name);
  expect(names).toEqual([...names].sort());
});

test('a shop reads its own, and nothing of another', async () => {
  const own = await getOwnPromises(shop.context, quick, { days: 90 });
  expect(own.total).toEqual({ packages: 3, onTime: 2, shopLate: 0 });
  expect(own.carriers).toMatchObject([{ key: 'TCC', packages: 3 }]);
  expect(JSON.stringify(own)).not.toContain('Sin transportadora');
});

test('the file is the table', async () => {
  const file = await exportPromises(shop.context, { by: 'carrier', days: 30, order: 'worst' });
  const text = Buffer.from(file.value.content, 'base64').toString();
  expect(text.replace('\uFEFF', '').split('\r\n')).toEqual([
    'CODIGO;NOMBRE;PAQUETES;A_TIEMPO;TARDE_TIENDA;TARDE_TRANSPORTADORA',
    ';Sin transportadora;1;0;1;0',
    'TCC;TCC;3;1;1;1',
    '',
  ]);
});

test('counting again follows what was cancelled since, and forgets what nobody is shown', async () => {
  await execute(
    shop.db,
    sql`insert into promise_day (day, seller_id, zone, carrier, packages, on_time, shop_late)
        values ('2026-08-01', ${quick}, 'U', 'TCC', 1, 1, 0)`,
  );
  await execute(
    shop.db,
    sql`update package set status_id = 32 where carrier is null and seller_id = ${slow}`,
  );
  await countPromiseDays(shop.context);
  const [row] = await query<{ packages: number; days: number; old: number }>(
    shop.db,
    sql`select sum(packages)::int as packages, count(distinct day)::int as days,
          (count(*) filter (where day < '2026-09-02'))::int as old
        from promise_day`,
  );
  expect(row).toEqual({ packages: 4, days: 2, old: 0 });
});
