import { lateFreightWaived } from '../../../../domain/ledger/refund-postings.ts';
import { sumPesos } from '../../../../domain/money.ts';
import type { Database } from '../../../db/sql.ts';
import { postTransaction } from '../../books/ledger.service.ts';
import { takeCharges } from './late-freight.repository.ts';

/**
 * Packages of a locked order end without having been sent, or their carrier lost them: what their shops were charged for
 * freight is theirs again. Answers how many pesos.
 */
export async function waiveLateFreight(
  db: Database,
  { orderNumber, sellerIds, at }: { orderNumber: number; sellerIds: readonly number[]; at: Date },
): Promise<number> {
  const charges = await takeCharges(db, orderNumber, sellerIds);
  for (const charge of charges) await postTransaction(db, lateFreightWaived({ orderNumber, ...charge }), at);
  return sumPesos(charges.map(({ amount }) => amount));
}
