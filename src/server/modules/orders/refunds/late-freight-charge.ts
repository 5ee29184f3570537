import { lateFreightWaived } from '../../../../domain/ledger/refund-postings.ts';
import type { Database } from '../../../db/sql.ts';
import { postTransaction } from '../../books/ledger.service.ts';
import { takeCharges } from './late-freight.repository.ts';

/** Packages of a locked order end without having been sent: what their shops were charged for freight is theirs again. */
export async function waiveLateFreight(
  db: Database,
  { orderNumber, sellerIds, at }: { orderNumber: number; sellerIds: readonly number[]; at: Date },
): Promise<void> {
  for (const charge of await takeCharges(db, orderNumber, sellerIds))
    await postTransaction(db, lateFreightWaived({ orderNumber, ...charge }), at);
}
