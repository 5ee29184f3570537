import { success } from '../../../../domain/result.ts';
import type { RequestContext } from '../../../guards/request-context.ts';
import { entranceStep } from '../operators/entrance.ts';

export function operatorAccessReads() {
  return {
    getOperatorEntrance: async (_input: object, request: RequestContext) => {
      const account = await request.findAccount();
      return success({
        step: entranceStep(account, request.secondFactorRule),
        email: account?.email ?? null,
        hasSecondFactor: account?.hasSecondFactor ?? false,
      });
    },
  };
}
