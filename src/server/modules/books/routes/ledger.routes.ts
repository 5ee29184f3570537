import { success } from '../../../../domain/result.ts';
import type { ledgerEndpoints } from '../../../../wire/books/ledger.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { checkLedger, listReversedAfterRefund } from '../check.service.ts';

export function ledgerRoutes(context: Context): Handlers<keyof typeof ledgerEndpoints> {
  return {
    checkLedger: forOperator('see-money', async () => {
      const violations = await checkLedger(context);
      const paidTwice = await listReversedAfterRefund(context);
      return success({ holds: violations.length === 0, violations, paidTwice });
    }),
  };
}
