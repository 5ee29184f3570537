import { LEDGER_ACCOUNTS, type LedgerAccount } from '../../../domain/ledger/accounts.ts';
import { explainAmount, type RuleFigures } from '../../../domain/ledger/rules.ts';
import type { Pesos } from '../../../domain/money.ts';
import type { Database } from '../../db/sql.ts';
import { findTracedEntry, listTracedEntries, type TracedEntry } from './explanation.repository.ts';

export interface ExplainedEntry extends TracedEntry {
  /** 'Comisión del 8 % sobre 2 × $ 10.000 = $ 1.600' */
  explanation: string;
}

/** From an entry to all it follows from, and the rule behind its amount. */
export async function explainEntry(db: Database, entryId: number): Promise<ExplainedEntry | null> {
  const entry = await findTracedEntry(db, entryId);
  return entry && explained(entry);
}

export interface ExplainedOrder {
  orderNumber: number;
  /** In the order of the books. */
  entries: ExplainedEntry[];
  /** What the order has left on each account, on its normal side; accounts at zero say that all is done there. */
  balances: { account: LedgerAccount; owner: number; name: string; balance: Pesos }[];
}

/** Null: the books know nothing of such an order. */
export async function explainOrder(db: Database, orderNumber: number): Promise<ExplainedOrder | null> {
  const entries = (await listTracedEntries(db, orderNumber)).map(explained);
  return entries.length === 0 ? null : { orderNumber, entries, balances: balancesOf(entries) };
}

function explained(entry: TracedEntry): ExplainedEntry {
  return { ...entry, explanation: explainAmount(entry.rule, figuresOf(entry)) };
}

function figuresOf(entry: TracedEntry): RuleFigures {
  const { amount, orderNumber, seller, line, payment, refund, payout, shippingRate } = entry;
  return {
    amount,
    orderNumber,
    seller: seller?.name ?? null,
    line,
    paymentReference: payment?.reference ?? null,
    refundId: refund?.id ?? null,
    payoutId: payout?.id ?? null,
    settlementId: payout?.settlementId ?? null,
    shippingRate,
    carrier: entry.remittance?.carrier ?? null,
    reference: entry.remittance?.reference ?? entry.providerSettlement?.reference ?? null,
  };
}

function balancesOf(entries: readonly TracedEntry[]): ExplainedOrder['balances'] {
  const balances = new Map<string, ExplainedOrder['balances'][number]>();
  const add = ({ account, owner, name }: TracedEntry['debit'], amount: Pesos) => {
    const key = `${account} ${owner}`;
    const known = balances.get(key) ?? { account, owner, name, balance: 0 };
    balances.set(key, { ...known, balance: known.balance + amount });
  };
  for (const { debit, credit, amount } of entries) {
    add(debit, LEDGER_ACCOUNTS[debit.account] === 'debit' ? amount : -amount);
    add(credit, LEDGER_ACCOUNTS[credit.account] === 'credit' ? amount : -amount);
  }
  return [...balances.values()];
}
