import { pictureAddress } from '../../../domain/move-in/picture-addresses.ts';
import type { Database } from '../../db/sql.ts';
import { awaitPictures } from './awaiting-picture.repository.ts';
import { insertFetches } from './picture-fetch.repository.ts';

interface AskedPictures {
  sellerId: number;
  productId: number;
  addresses: readonly string[];
  replaces: boolean;
}

/** Has a product's pictures fetched from their addresses in the background; answers those that are none. */
export async function fetchPicturesOf(
  db: Database,
  { sellerId, productId, addresses, replaces }: AskedPictures,
  now: Date,
): Promise<string[]> {
  const wrong = addresses.filter((address) => pictureAddress(address) === null);
  if (wrong.length > 0) return wrong;
  const pictures = [...new Set(addresses.flatMap((address) => pictureAddress(address) ?? []))].map(
    (address) => ({
      ...{ address, row: 0, url: null, problem: null, choices: [] },
    }),
  );
  const one = { sellerId, productId, importId: null, accountId: null, pictures, keepsOthers: !replaces };
  await insertFetches(db, [one], now);
  return [];
}

/** The product becomes active with its first picture. */
export function activateWithPicture(db: Database, productId: number, now: Date): Promise<void> {
  return awaitPictures(db, [productId], now);
}
