import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { listPhotoMarks, listSamePhotos } from '../../src/server/modules/rights/case-photo.repository.ts';
import { addPhoto } from '../../src/server/modules/rights/case-photo.service.ts';
import type { CaseRow } from '../../src/server/modules/rights/case-row.ts';
import { getOperatorCase, getShopCase } from '../../src/server/modules/rights/panel-case.service.ts';
import { caseForm, type Desk, openDesk, opened, sell } from '../support/rights-world.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

/** A scene of shapes that its seed alone decides, as a photo has them; 1,200 × 900. */
async function scene(seed: number): Promise<Buffer> {
  let state = seed;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const shapes = Array.from(
    { length: 24 },
    () =>
      `<ellipse cx="${next(1200)}" cy="${next(900)}" rx="${60 + next(240)}" ry="${60 + next(240)}" fill="rgb(${next(256)},${next(256)},${next(256)})"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="#999"/>${shapes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
}

const fileOf = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'foto.jpg');

async function caseWith(...photos: Buffer[]): Promise<CaseRow> {
  const one = await opened(desk, caseForm('warranty', await sell(desk), { wanted: 'refund' }));
  for (const photo of photos) {
    const sent = { side: 'buyer', accountId: desk.buyer.id, file: fileOf(photo) } as const;
    expect(await addPhoto(desk.context, one, sent)).toMatchObject({ ok: true });
  }
  return one;
}

const sameIn = async (one: CaseRow) =>
  (await getOperatorCase(desk.context, one, { operatorId: desk.operators[0].id, mayPay: true })).photos.map(
    ({ sameAs }) => sameAs,
  );

test('the same picture in another size, format or quality is found in other cases; another picture is not', async () => {
  const photo = await scene(7);
  const first = await caseWith(photo);
  const number = `PZ-${first.year}-${String(first.sequence).padStart(6, '0')}`;
  const copies = [
    photo,
    await sharp(photo).resize(500).jpeg({ quality: 45 }).toBuffer(),
    await sharp(photo).resize(1600).png().toBuffer(),
    await sharp(photo).modulate({ brightness: 1.15 }).webp({ quality: 60 }).toBuffer(),
  ];
  const again = await caseWith(...copies);
  for (const same of await sameIn(again))
    expect(same).toEqual([{ number, orderNumber: first.orderNumber, distance: expect.any(Number) }]);
  expect((await sameIn(again))[0]?.[0]?.distance).toBe(0);

  const others = await Promise.all([11, 12, 13, 14, 15, 16].map(scene));
  expect((await sameIn(await caseWith(...others))).flat()).toEqual([]);
  const shop = await getShopCase(desk.context, again);
  expect(shop.photos.flatMap(({ sameAs }) => sameAs)).toEqual([]);
});

test('plain pictures look like nothing: only the same file is found', async () => {
  const wall = (grey: string) =>
    sharp({ create: { width: 400, height: 300, channels: 3, background: grey } })
      .jpeg()
      .toBuffer();
  await caseWith(await wall('#777777'));
  const other = await caseWith(await wall('#7a7a7a'), await wall('#777777'));
  const [similar, equal] = await sameIn(other);
  expect(similar).toEqual([]);
  expect(equal).toHaveLength(1);
});

test('looking takes the index also among many photos', async () => {
  const one = await caseWith(await scene(99));
  await execute(
    desk.db,
    sql`insert into rights_case_photo (case_id, side, file_name, sent_hash, fingerprint, fingerprint_bands, created_at)
        select ${one.id}, 'shop', 'x.webp', md5(place::text), bits, array[
            substring(bits from 1 for 16)::bit(16)::int, 65536 + substring(bits from 17 for 16)::bit(16)::int,
            131072 + substring(bits from 33 for 16)::bit(16)::int, 196608 + substring(bits from 49 for 16)::bit(16)::int], now()
        from (select place, ('x' || substr(md5('a' || place), 1, 16))::bit(64) as bits
              from generate_series(1, 30000) place) made`,
  );
  await execute(desk.db, sql`analyze rights_case_photo`);
  const marks = await listPhotoMarks(desk.db, one.id);
  const began = performance.now();
  await listSamePhotos(desk.db, one.id, marks.slice(0, 16));
  expect(performance.now() - began).toBeLessThan(2_000);
  const plan = await query<{ queryPlan: string }>(
    desk.db,
    sql`explain analyze select case_id from jsonb_to_recordset('[{"probes": [1, 2, 3]}]'::jsonb) as asked (probes int[])
        cross join lateral (select case_id from rights_case_photo where fingerprint_bands && asked.probes limit 500) one`,
  );
  expect(JSON.stringify(plan)).toContain('rights_case_photo_by_bands');
});
