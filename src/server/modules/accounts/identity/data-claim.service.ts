import { caseNumberText } from '../../../../domain/rights/case-kind.ts';
import type { Database } from '../../../db/sql.ts';
import { findOpenDataClaim } from './data-claim.repository.ts';

/**
 * The mark 'reclamo en trámite' that the law wants on a person's data within two business days (Ley 1581 de 2012, art. 15,
 * 2): it is there with the claim and gone with its decision, as it is the claim itself that is looked up.
 */
export async function dataClaimMark(
  db: Database,
  person: { accountId: number | null; email: string },
): Promise<{ number: string; openedOn: string } | null> {
  const claim = await findOpenDataClaim(db, person);
  return claim && { number: caseNumberText(claim), openedOn: claim.openedOn };
}
