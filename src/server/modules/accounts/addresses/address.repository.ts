import { type Database, execute, query, queryOne, sql } from '../../../db/sql.ts';

export interface AddressTexts {
  name: string;
  cityId: string;
  address: string;
  unit: string;
  neighbourhood: string;
  deliveryNotes: string;
  receiver: string;
  phone: string;
}

export interface StoredAddress extends AddressTexts {
  id: number;
  cityName: string;
  isDefault: boolean;
}

/** At most MAXIMUM_ADDRESSES, the default one first. */
export function listAddresses(db: Database, accountId: number): Promise<StoredAddress[]> {
  return query<StoredAddress>(
    db,
    sql`select own.id, own.name, own.city_id, city.name as city_name, own.address, own.unit, own.neighbourhood,
          own.delivery_notes, own.receiver, own.phone, own.is_default
        from account_address own join city on city.id = own.city_id
        where own.account_id = ${accountId}
        order by own.is_default desc, own.id limit 100`,
  );
}

/** Holds other changes of hers back until the transaction ends. */
export async function lockAddresses(db: Database, accountId: number): Promise<void> {
  await execute(db, sql`select from account where id = ${accountId} for no key update`);
}

export async function insertAddress(db: Database, accountId: number, texts: AddressTexts): Promise<number> {
  const { name, cityId, address, unit, neighbourhood, deliveryNotes, receiver, phone } = texts;
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into account_address (account_id, name, city_id, address, unit, neighbourhood, delivery_notes,
          receiver, phone)
        values (${accountId}, ${name}, ${cityId}, ${address}, ${unit}, ${neighbourhood}, ${deliveryNotes},
          ${receiver}, ${phone}) returning id`,
  );
  if (!row) throw new Error('An insert answers its row');
  return row.id;
}

export async function updateAddress(db: Database, addressId: number, texts: AddressTexts): Promise<void> {
  const { name, cityId, address, unit, neighbourhood, deliveryNotes, receiver, phone } = texts;
  await execute(
    db,
    sql`update account_address
        set name = ${name}, city_id = ${cityId}, address = ${address}, unit = ${unit},
            neighbourhood = ${neighbourhood}, delivery_notes = ${deliveryNotes}, receiver = ${receiver},
            phone = ${phone}
        where id = ${addressId}`,
  );
}

export async function deleteAddress(db: Database, addressId: number): Promise<void> {
  await execute(db, sql`delete from account_address where id = ${addressId}`);
}

/** The account's own address becomes that one's too; its point was that of another door. */
export async function makeDefault(db: Database, accountId: number, addressId: number): Promise<void> {
  await execute(
    db,
    sql`update account_address set is_default = false
        where account_id = ${accountId} and is_default and id <> ${addressId}`,
  );
  await execute(db, sql`update account_address set is_default = true where id = ${addressId}`);
  await execute(
    db,
    sql`update account
        set address = own.address, city_id = own.city_id, latitude = null, longitude = null, updated_at = now()
        from account_address own
        where account.id = ${accountId} and own.id = ${addressId}
          and (account.address, account.city_id) is distinct from (own.address, own.city_id)`,
  );
}

/** What the account's own address does not know of its door. */
export async function completeDefaultAddress(
  db: Database,
  accountId: number,
  { unit, neighbourhood, deliveryNotes }: Pick<AddressTexts, 'unit' | 'neighbourhood' | 'deliveryNotes'>,
): Promise<void> {
  await execute(
    db,
    sql`update account_address
        set unit = ${unit}, neighbourhood = ${neighbourhood}, delivery_notes = ${deliveryNotes}
        where account_id = ${accountId} and is_default`,
  );
}
