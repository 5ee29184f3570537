import { isSamePerson, type KnownPerson } from '../../../../domain/shop-people.ts';
import type { Database } from '../../../db/sql.ts';
import { findPerson, listShopPeople } from './shop-people.repository.ts';

/** Whether an account, or whoever ordered under these names, belongs to the shop: its own people do not praise it. */
export async function isOwnShop(
  db: Database,
  sellerId: number,
  { accountId, alsoKnownAs = [] }: { accountId: number | null; alsoKnownAs?: readonly KnownPerson[] },
): Promise<boolean> {
  const account = accountId === null ? null : await findPerson(db, accountId);
  const known = account ? [account, ...alsoKnownAs] : alsoKnownAs;
  if (known.length === 0) return false;
  const people = await listShopPeople(db, sellerId);
  return people.some((one) => known.some((other) => isSamePerson(one, other)));
}
