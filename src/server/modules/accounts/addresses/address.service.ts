import { MAXIMUM_ADDRESSES } from '../../../../domain/address-book.ts';
import { isPhone, PHONE_MESSAGE } from '../../../../domain/phone.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import { isFilled, REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { CHOICE_MESSAGE, findFormReferences, wrongFields } from '../identity/person-form.service.ts';
import type { AddressTexts, StoredAddress } from './address.repository.ts';
import * as addresses from './address.repository.ts';

type Changed<Reason extends string> = Promise<Result<StoredAddress[], Reason>>;
type Writer = Pick<Context, 'write'>;

/** Hers, the default one first. */
export async function listOwnAddresses({ write }: Writer, accountId: number) {
  return success(await addresses.listAddresses(write, accountId));
}

/** The first one is her default. The same content again is the same address: a lost answer makes no second one. */
export async function addAddress(
  { write }: Writer,
  accountId: number,
  given: AddressTexts,
): Changed<'invalid-input' | 'too-many-addresses'> {
  const fields = await wrongTexts(write, given);
  if (fields) return failure('invalid-input', { fields });
  const texts = named(given);
  return changed(write, accountId, async (db, own) => {
    if (own.some((one) => sameTexts(one, texts))) return null;
    if (own.length >= MAXIMUM_ADDRESSES) return 'too-many-addresses';
    const id = await addresses.insertAddress(db, accountId, texts);
    if (!own.some(({ isDefault }) => isDefault)) await addresses.makeDefault(db, accountId, id);
    return null;
  });
}

interface OwnAddress {
  accountId: number;
  addressId: number;
}

export async function changeAddress(
  { write }: Writer,
  { accountId, addressId }: OwnAddress,
  given: AddressTexts,
): Changed<'invalid-input' | 'not-found'> {
  const fields = await wrongTexts(write, given);
  if (fields) return failure('invalid-input', { fields });
  return changed(write, accountId, async (db, own) => {
    const before = own.find(({ id }) => id === addressId);
    if (!before) return 'not-found';
    await addresses.updateAddress(db, addressId, named(given));
    if (before.isDefault) await addresses.makeDefault(db, accountId, addressId);
    return null;
  });
}

export function deleteAddress(
  { write }: Writer,
  { accountId, addressId }: OwnAddress,
): Changed<'not-found' | 'default-address'> {
  return changed(write, accountId, async (db, own) => {
    const before = own.find(({ id }) => id === addressId);
    if (!before) return 'not-found';
    if (before.isDefault) return 'default-address';
    await addresses.deleteAddress(db, addressId);
    return null;
  });
}

export function chooseDefaultAddress(
  { write }: Writer,
  { accountId, addressId }: OwnAddress,
): Changed<'not-found'> {
  return changed(write, accountId, async (db, own) => {
    if (!own.some(({ id }) => id === addressId)) return 'not-found';
    await addresses.makeDefault(db, accountId, addressId);
    return null;
  });
}

/** One change after the other, each on the list as it is then; answers the list after it. */
function changed<Reason extends 'not-found' | 'default-address' | 'too-many-addresses'>(
  write: Context['write'],
  accountId: number,
  change: (db: Database, own: readonly StoredAddress[]) => Promise<Reason | null>,
): Changed<Reason> {
  return inTransaction(write, async (db) => {
    await addresses.lockAddresses(db, accountId);
    const problem = await change(db, await addresses.listAddresses(db, accountId));
    return problem === null ? success(await addresses.listAddresses(db, accountId)) : failure(problem);
  });
}

async function wrongTexts(db: Database, { cityId, address, phone }: AddressTexts) {
  const { city } = await findFormReferences(db, { cityId, personTypeId: '', documentTypeId: '' });
  return wrongFields({
    cityId: city ? null : CHOICE_MESSAGE,
    address: isFilled(address) ? null : REQUIRED_MESSAGE,
    phone: phone === '' || isPhone(phone) ? null : PHONE_MESSAGE,
  });
}

function named(texts: AddressTexts): AddressTexts {
  return { ...texts, name: texts.name || 'Casa' };
}

function sameTexts(one: AddressTexts, other: AddressTexts): boolean {
  return (Object.keys(other) as (keyof AddressTexts)[]).every((name) => one[name] === other[name]);
}
