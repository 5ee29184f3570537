import { operatorAccessActions } from './operator-access-actions.ts';
import type { OperatorAction, writesNothing } from './operator-action.ts';
import { operatorBuyersActions } from './operator-buyers-actions.ts';
import { operatorCaseActions } from './operator-case-actions.ts';
import { operatorCatalogueActions } from './operator-catalogue-actions.ts';
import { operatorContentActions } from './operator-content-actions.ts';
import { operatorModerationActions } from './operator-moderation-actions.ts';
import { operatorMoneyActions } from './operator-money-actions.ts';
import { operatorOrderActions } from './operator-order-actions.ts';
import { operatorProductActions } from './operator-product-actions.ts';
import { operatorSearchActions } from './operator-search-actions.ts';
import { operatorSellersActions } from './operator-sellers-actions.ts';
import { operatorSettingsActions } from './operator-settings-actions.ts';
import { operatorSystemActions } from './operator-system-actions.ts';
import type { CallName } from './published-reads.ts';

/** Every call of the operators' panel that is no reading; each area has a file of its own. */
export const operatorActions: Partial<Record<CallName, OperatorAction | typeof writesNothing>> = {
  ...operatorAccessActions,
  ...operatorSystemActions,
  ...operatorSettingsActions,
  ...operatorMoneyActions,
  ...operatorContentActions,
  ...operatorCatalogueActions,
  ...operatorModerationActions,
  ...operatorOrderActions,
  ...operatorCaseActions,
  ...operatorProductActions,
  ...operatorSearchActions,
  ...operatorSellersActions,
  ...operatorBuyersActions,
};
