import { operatorAccessCalls } from './operator-access-calls.ts';
import { operatorBuyersCalls } from './operator-buyers-calls.ts';
import { operatorCatalogueCalls } from './operator-catalogue-calls.ts';
import { operatorContentCalls } from './operator-content-calls.ts';
import { operatorModerationCalls } from './operator-moderation-calls.ts';
import { operatorMoneyCalls } from './operator-money-calls.ts';
import { nothing, operatorOnly } from './operator-only.ts';
import { operatorOrderCalls } from './operator-order-calls.ts';
import { operatorProductCalls } from './operator-product-calls.ts';
import { operatorSearchCalls } from './operator-search-calls.ts';
import { operatorSellersCalls } from './operator-sellers-calls.ts';
import { operatorSettingsCalls } from './operator-settings-calls.ts';
import { operatorSystemCalls } from './operator-system-calls.ts';
import type { PersonalCall } from './personal-call.ts';
import type { CallName } from './published-reads.ts';
import { operatorCaseCalls } from './rights-calls.ts';

/** Every call of the operators' panel; each area has a file of its own. */
export const operatorCalls = {
  ...operatorMoneyCalls,
  ...operatorContentCalls,
  ...operatorCatalogueCalls,
  ...operatorModerationCalls,
  ...operatorOrderCalls,
  ...operatorCaseCalls,
  ...operatorProductCalls,
  ...operatorSearchCalls,
  ...operatorAccessCalls,
  ...operatorSystemCalls,
  ...operatorSettingsCalls,
  ...operatorSellersCalls,
  ...operatorBuyersCalls,
  getOperatorPanel: operatorOnly(nothing),
  getOperatorToday: operatorOnly(nothing),
  getSetUp: operatorOnly(nothing),
  jumpInConsole: operatorOnly(({ ana }) => ({ query: { text: ana.email } })),
} satisfies Partial<Record<CallName, PersonalCall>>;
