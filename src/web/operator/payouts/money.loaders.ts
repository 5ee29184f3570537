import type { LoadersOf } from '../../app/page-route.tsx';
import { operatorFeesLoader } from '../books/fee.loader.ts';
import {
  operatorEntryLoader,
  operatorLedgerAccountLoader,
  operatorLedgerLoader,
  operatorOrderEntriesLoader,
} from '../books/ledger.loaders.ts';
import {
  operatorCashLoader,
  operatorReconciliationLoader,
  operatorRefundsLoader,
} from '../orders/refunds/refund.loaders.ts';
import { operatorExportsLoader } from './exports.loader.ts';
import type { operatorMoneyPages } from './money-pages.ts';
import { operatorMoneyLoader } from './overview.loader.ts';
import {
  operatorPayoutFilesLoader,
  operatorPayoutsLoader,
  operatorProviderLoader,
} from './payout.loaders.ts';
import {
  operatorRunsLoader,
  operatorSellerMoneyLoader,
  operatorSellerMovementsLoader,
  operatorSettlementLoader,
  operatorSettlementsLoader,
} from './settlement.loaders.ts';

/** The loader of each page about money; on the server only. */
export const operatorMoneyLoaders = {
  'operator-money': operatorMoneyLoader,
  'operator-settlements': operatorSettlementsLoader,
  'operator-runs': operatorRunsLoader,
  'operator-settlement': operatorSettlementLoader,
  'operator-seller-money': operatorSellerMoneyLoader,
  'operator-seller-movements': operatorSellerMovementsLoader,
  'operator-payouts': operatorPayoutsLoader,
  'operator-payout-files': operatorPayoutFilesLoader,
  'operator-refunds': operatorRefundsLoader,
  'operator-reconciliation': operatorReconciliationLoader,
  'operator-cash': operatorCashLoader,
  'operator-provider': operatorProviderLoader,
  'operator-fees': operatorFeesLoader,
  'operator-ledger': operatorLedgerLoader,
  'operator-ledger-account': operatorLedgerAccountLoader,
  'operator-entry': operatorEntryLoader,
  'operator-order-entries': operatorOrderEntriesLoader,
  'operator-exports': operatorExportsLoader,
} satisfies LoadersOf<(typeof operatorMoneyPages)[number]>;
