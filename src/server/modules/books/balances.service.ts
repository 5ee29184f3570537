import { type AccountRef, LEDGER_ACCOUNTS, ofSeller } from '../../../domain/ledger/accounts.ts';
import type { Pesos } from '../../../domain/money.ts';
import type { Database } from '../../db/sql.ts';
import {
  type AccountSum,
  listMoved,
  listSums,
  sumOfAccount,
  sumOfOpenPayouts,
} from './balance.repository.ts';

/** On the account's normal side: a seller's payable of -5.000 is her debt. */
export async function getBalance(db: Database, ref: AccountRef): Promise<Pesos> {
  return onNormalSide(ref.account, await sumOfAccount(db, ref));
}

/** What an account of the marketplace gained by day, on its normal side; days without entries are left out. */
export async function listMovedByDay(
  db: Database,
  { account }: AccountRef,
  period: { from: string; to: string },
): Promise<{ day: string; moved: Pesos }[]> {
  const days = await listMoved(db, account, period);
  return days.map(({ day, moved }) => ({ day, moved: onNormalSide(account, moved) }));
}

export interface Balance extends Omit<AccountSum, 'sum'> {
  balance: Pesos;
}

/** All accounts of the marketplace; accounts of sellers summed over all of them (`ofMarketplace` false). */
export async function listBalances(db: Database): Promise<Balance[]> {
  const sums = await listSums(db);
  return sums.map(({ sum, ...account }) => ({ ...account, balance: onNormalSide(account.account, sum) }));
}

export interface SellerBalances {
  /** Until delivery and the time to withdraw are over. */
  held: Pesos;
  /** Hers to be paid; below zero it is her debt. */
  payable: Pesos;
  /** On its way to her bank. */
  inTransit: Pesos;
}

export async function listSellerBalances(db: Database, sellerId: number): Promise<SellerBalances> {
  return {
    held: await getBalance(db, ofSeller('seller_held', sellerId)),
    payable: await getBalance(db, ofSeller('seller_payable', sellerId)),
    inTransit: await sumOfOpenPayouts(db, sellerId),
  };
}

function onNormalSide(account: AccountRef['account'], sum: number): Pesos {
  // Not -0.
  return LEDGER_ACCOUNTS[account] === 'debit' || sum === 0 ? sum : -sum;
}
