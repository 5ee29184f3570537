import type { Pesos } from '../money.ts';
import { marketplace, ofSeller } from './accounts.ts';
import type { LedgerEntry, LedgerTransaction } from './entry.ts';
import { move, positive } from './move.ts';

interface PayoutParts {
  id: number;
  sellerId: number;
  amount: Pesos;
}

export function payoutCreated({ id, sellerId, amount }: PayoutParts): LedgerTransaction {
  const from = ofSeller('seller_payable', sellerId);
  return payoutStep('payout', id, move(from, marketplace('payouts'), amount, 'payout-created', { sellerId }));
}

export function payoutPaid({ id, sellerId, amount }: PayoutParts): LedgerTransaction {
  const sent = move(marketplace('payouts'), marketplace('bank'), amount, 'payout-paid', { sellerId });
  return payoutStep('payout-paid', id, sent);
}

/** What the bank sent back is available again. */
export function payoutFailed({ id, sellerId, amount }: PayoutParts): LedgerTransaction {
  const to = ofSeller('seller_payable', sellerId);
  return payoutStep(
    'payout-failed',
    id,
    move(marketplace('payouts'), to, amount, 'payout-failed', { sellerId }),
  );
}

/** The bank sent back what it had paid before: the seller's again. */
export function payoutReturned({ id, sellerId, amount }: PayoutParts): LedgerTransaction {
  const to = ofSeller('seller_payable', sellerId);
  return payoutStep(
    'payout-returned',
    id,
    move(marketplace('bank'), to, amount, 'payout-returned', { sellerId }),
  );
}

interface ProviderSettlement {
  id: number;
  net: Pesos;
  /** Commission with its tax. */
  charges: Pesos;
  withheld: Pesos;
}

/** The provider has paid into the bank, less what it charged and withheld. */
export function providerSettled({ id, net, charges, withheld }: ProviderSettlement): LedgerTransaction {
  const from = marketplace('provider');
  return {
    key: `provider-settlement:${id}`,
    kind: 'provider-settlement',
    cause: { providerSettlementId: id },
    entries: positive([
      move(marketplace('bank'), from, net, 'provider-transfer', {}),
      move(marketplace('provider_charges'), from, charges, 'provider-commission', {}),
      move(marketplace('withholdings'), from, withheld, 'provider-withholding', {}),
    ]),
  };
}

type PayoutStep = 'payout' | 'payout-paid' | 'payout-failed' | 'payout-returned';

function payoutStep(kind: PayoutStep, id: number, entry: LedgerEntry) {
  return {
    key: `${kind}:${id}`,
    kind,
    cause: { payoutId: id },
    entries: [entry],
  } satisfies LedgerTransaction;
}
