import { operatorMoneyPaths } from '../../../wire/payouts/operator-money-paths.ts';

/** The pages about money, for the panels' table of pages. */
export const operatorMoneyPages = [
  {
    id: 'operator-money',
    address: operatorMoneyPaths.overview,
    load: () => import('./overview.page.tsx'),
  },
  {
    id: 'operator-settlements',
    address: operatorMoneyPaths.settlements,
    load: () => import('./settlements.page.tsx'),
  },
  {
    id: 'operator-runs',
    address: operatorMoneyPaths.runs,
    load: () => import('./runs.page.tsx'),
  },
  {
    id: 'operator-settlement',
    address: operatorMoneyPaths.settlement,
    load: () => import('./settlement.page.tsx'),
  },
  {
    id: 'operator-seller-money',
    address: operatorMoneyPaths.sellerMoney,
    load: () => import('./seller-money.page.tsx'),
  },
  {
    id: 'operator-seller-movements',
    address: operatorMoneyPaths.sellerMovements,
    load: () => import('./seller-movements.page.tsx'),
  },
  {
    id: 'operator-payouts',
    address: operatorMoneyPaths.payouts,
    load: () => import('./payouts.page.tsx'),
  },
  {
    id: 'operator-payout-files',
    address: operatorMoneyPaths.payoutFiles,
    load: () => import('./payout-files.page.tsx'),
  },
  {
    id: 'operator-refunds',
    address: operatorMoneyPaths.refunds,
    load: () => import('../orders/refunds/refunds.page.tsx'),
  },
  {
    id: 'operator-reconciliation',
    address: operatorMoneyPaths.reconciliation,
    load: () => import('./reconciliation.page.tsx'),
  },
  { id: 'operator-cash', address: operatorMoneyPaths.cash, load: () => import('./cash.page.tsx') },
  {
    id: 'operator-provider',
    address: operatorMoneyPaths.provider,
    load: () => import('./provider.page.tsx'),
  },
  {
    id: 'operator-fees',
    address: operatorMoneyPaths.fees,
    load: () => import('../books/fees.page.tsx'),
  },
  {
    id: 'operator-ledger',
    address: operatorMoneyPaths.ledger,
    load: () => import('../books/ledger.page.tsx'),
  },
  {
    id: 'operator-ledger-account',
    address: operatorMoneyPaths.ledgerAccount,
    load: () => import('../books/ledger-account.page.tsx'),
  },
  {
    id: 'operator-entry',
    address: operatorMoneyPaths.entry,
    load: () => import('../books/entry.page.tsx'),
  },
  {
    id: 'operator-order-entries',
    address: operatorMoneyPaths.order,
    load: () => import('../books/order-entries.page.tsx'),
  },
  {
    id: 'operator-exports',
    address: operatorMoneyPaths.exports,
    load: () => import('./exports.page.tsx'),
  },
] as const;
