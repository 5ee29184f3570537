import { providerSettled } from '../../../../domain/ledger/payout-postings.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { operatorActor, recordAudit } from '../../audit/audit.service.ts';
import { postTransaction } from '../../books/ledger.service.ts';
import {
  findProviderSettlement,
  insertProviderSettlement,
  listProviderSettlements,
  type NewProviderSettlement,
  type ProviderSettlement,
} from './provider-settlement.repository.ts';

const PAGE_SIZE = 50;

export type ProviderSettlementForm = Omit<NewProviderSettlement, 'net'> & { actor: number };

/**
 * What the provider has paid into the bank, with its charges and the taxes it withheld as it reports them: they are
 * taken over, never computed. The same transfer again does nothing; with other figures it is refused.
 */
export async function recordProviderSettlement(
  { write, now }: Context,
  { actor, ...form }: ProviderSettlementForm,
): Promise<
  Result<
    { settlement: ProviderSettlement; already: boolean },
    'provider-settlement-differs' | 'invalid-input'
  >
> {
  const charges = form.commission + form.commissionTax;
  const withheld = form.withheldIncomeTax + form.withheldSalesTax + form.withheldCityTax;
  const net = form.gross - charges - withheld;
  if (net < 0) return failure('invalid-input', { fields: { gross: 'Los descuentos superan el valor.' } });
  const given = { ...form, net };
  return inTransaction(write, async (db) => {
    const id = await insertProviderSettlement(db, given, { actor, now: now() });
    if (id !== null) {
      await postTransaction(db, { ...providerSettled({ id, net, charges, withheld }), actor }, now());
      await recordAudit(db, [
        {
          at: now(),
          actor: operatorActor(actor),
          sellerId: null,
          action: 'money.provider-settlement-recorded',
          subject: `provider-settlement:${id}`,
          after: { reference: form.reference, gross: form.gross, net, receivedOn: form.receivedOn },
        },
      ]);
    }
    const settlement = await findProviderSettlement(db, form.provider, form.reference);
    if (!settlement) throw new Error(`There is no settlement ${form.provider} ${form.reference}`);
    if (!hasFigures(settlement, given)) return failure('provider-settlement-differs');
    return success({ settlement, already: id === null });
  });
}

export async function listProviderSettlementPage(db: Database, cursor: number | null) {
  const settlements = await listProviderSettlements(db, cursor, PAGE_SIZE);
  const nextCursor = settlements.length === PAGE_SIZE ? (settlements.at(-1)?.id ?? null) : null;
  return { settlements, nextCursor };
}

function hasFigures(stored: ProviderSettlement, given: NewProviderSettlement): boolean {
  return (Object.keys(given) as (keyof NewProviderSettlement)[]).every(
    (name) => stored[name] === given[name],
  );
}
