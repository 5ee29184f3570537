import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/server/db/sql.ts';
import {
  addAddress,
  changeAddress,
  chooseDefaultAddress,
  deleteAddress,
  listOwnAddresses,
} from '../../src/server/modules/accounts/addresses/address.service.ts';
import { openShop, rows, type Shop } from '../support/order-factories.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

let count = 0;
async function buildAccount(home: { address: string; cityId: string } | null = null): Promise<number> {
  const { address = null, cityId = null } = home ?? {};
  const [row] = await rows(
    shop.db,
    sql`insert into account (email, status, address, city_id)
        values (${`vecina-${++count}@plazuela.test`}, 2, ${address}, ${cityId}) returning id`,
  );
  return (row as { id: number }).id;
}

const blank = { name: '', unit: '', neighbourhood: '', deliveryNotes: '', receiver: '', phone: '' };
const office = { ...blank, name: 'Oficina', cityId: '05001', address: 'Calle 10 # 43-12', unit: 'Piso 3' };
const home = { address: 'Carrera 15 # 88-21', cityId: '11001' };
const write = () => ({ write: shop.db });

async function listed(accountId: number) {
  const { value } = await listOwnAddresses(write(), accountId);
  return value;
}

async function homeOf(accountId: number) {
  const [row] = await rows(
    shop.db,
    sql`select address, city_id as "cityId" from account where id = ${accountId}`,
  );
  return row;
}

test('the account’s own address is the default entry, and follows it', async () => {
  const id = await buildAccount(home);
  expect(await listed(id)).toMatchObject([{ ...home, name: 'Casa', isDefault: true }]);
  await rows(
    shop.db,
    sql`update account set address = 'Calle 1 # 2-3', city_id = '05001' where id = ${id} returning id`,
  );
  expect(await listed(id)).toMatchObject([{ address: 'Calle 1 # 2-3', cityId: '05001', isDefault: true }]);
  await rows(shop.db, sql`update account set address = null, city_id = null where id = ${id} returning id`);
  expect(await listed(id)).toEqual([]);
});

test('another one leaves the account’s address alone until it is made the default', async () => {
  const id = await buildAccount(home);
  const added = await addAddress(write(), id, office);
  expect(added).toMatchObject({ ok: true, value: [{ isDefault: true }, { ...office, isDefault: false }] });
  expect(await homeOf(id)).toEqual(home);
  const [, second] = await listed(id);
  const own = { accountId: id, addressId: second?.id ?? 0 };
  await chooseDefaultAddress(write(), own);
  expect(await homeOf(id)).toEqual({ address: office.address, cityId: office.cityId });
  expect(await listed(id)).toMatchObject([
    { ...office, isDefault: true },
    { ...home, isDefault: false },
  ]);
  await changeAddress(write(), own, { ...office, address: 'Calle 11 # 1-1' });
  expect(await homeOf(id)).toEqual({ address: 'Calle 11 # 1-1', cityId: '05001' });
  expect((await listed(id))[0]).toMatchObject({ unit: 'Piso 3' });
});

test('another street or city of the account has none of the door before', async () => {
  const id = await buildAccount();
  const door = {
    ...{ ...office, name: 'Casa', unit: 'Torre 4 apto 501', neighbourhood: 'Laureles' },
    ...{ deliveryNotes: 'Timbre dañado', receiver: 'Juan', phone: '3001234567' },
  };
  const save = (address: string, cityId: string) =>
    rows(
      shop.db,
      sql`update account set address = ${address}, city_id = ${cityId} where id = ${id} returning id`,
    );
  await addAddress(write(), id, door);
  await save(door.address, door.cityId);
  expect(await listed(id)).toMatchObject([door]);

  const gone = { unit: '', neighbourhood: '', deliveryNotes: '', receiver: '', phone: '' };
  await save('Carrera 15 # 88-21', door.cityId);
  expect(await listed(id)).toMatchObject([{ ...gone, name: 'Casa', address: 'Carrera 15 # 88-21' }]);

  const own = { accountId: id, addressId: (await listed(id))[0]?.id ?? 0 };
  await changeAddress(write(), own, door);
  expect(await listed(id)).toMatchObject([door]);
  await save(door.address, '11001');
  expect(await listed(id)).toMatchObject([{ ...gone, address: door.address, cityId: '11001' }]);
});

test('the first address of an account without one becomes its own', async () => {
  const id = await buildAccount();
  await addAddress(write(), id, office);
  expect(await homeOf(id)).toEqual({ address: office.address, cityId: office.cityId });
});

test('the same address again is one, and so are two at once', async () => {
  const id = await buildAccount(home);
  await Promise.all([1, 2, 3].map(() => addAddress(write(), id, office)));
  expect(await listed(id)).toHaveLength(2);
});

test('there are twenty at most', async () => {
  const id = await buildAccount(home);
  const answers = await Promise.all(
    Array.from({ length: 22 }, (_, number) => addAddress(write(), id, { ...office, unit: `Apto ${number}` })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(19);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ reason: 'too-many-addresses' });
});

test('the default one stays, and foreign ones are missing', async () => {
  const [ana, eva] = [await buildAccount(home), await buildAccount(home)];
  await addAddress(write(), ana, office);
  const [first, second] = await listed(ana);
  const of = (accountId: number, addressId = 0) => ({ accountId, addressId });
  expect(await deleteAddress(write(), of(ana, first?.id))).toMatchObject({ reason: 'default-address' });
  expect(await deleteAddress(write(), of(eva, second?.id))).toMatchObject({ reason: 'not-found' });
  expect(await changeAddress(write(), of(eva, second?.id), office)).toMatchObject({ reason: 'not-found' });
  expect(await chooseDefaultAddress(write(), of(eva, second?.id))).toMatchObject({ reason: 'not-found' });
  expect(await deleteAddress(write(), of(ana, second?.id))).toMatchObject({ ok: true });
  expect(await listed(ana)).toHaveLength(1);
});

test.each([
  ['cityId', { ...office, cityId: '99999' }],
  ['address', { ...office, address: '  ' }],
  ['phone', { ...office, phone: '12345' }],
])('a wrong %s is told by its name', async (field, texts) => {
  const id = await buildAccount(home);
  expect(await addAddress(write(), id, texts)).toMatchObject({
    reason: 'invalid-input',
    fields: { [field]: expect.any(String) },
  });
});
