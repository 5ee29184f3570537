import { failure, success } from '../../../../domain/result.ts';
import type { operatorAccessEndpoints } from '../../../../wire/accounts/operator-access.ts';
import type { Context } from '../../../context.ts';
import { forOperator, forOperatorAtDoor } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { enterBrowser, loginVisitor } from '../identity/browser-login.service.ts';
import { login } from '../identity/login.service.ts';
import { closeSession, SESSION_COOKIE } from '../identity/session.service.ts';
import { entranceStep } from '../operators/entrance.ts';
import {
  confirmSecondFactor,
  proveSecondFactor,
  recordEntrance,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '../operators/second-factor.service.ts';

type CodeInput = { body: { code: string } };

export function operatorAccessRoutes(context: Context): Handlers<keyof typeof operatorAccessEndpoints> {
  return {
    enterOperatorPanel: async ({ body }, request) => {
      const entered = await login(context, body, loginVisitor(request));
      if (!entered.ok) return entered;
      const { token, account, user } = entered.value;
      if (!account.operatorRole) {
        await closeSession(context, token);
        return failure('operator-only');
      }
      await enterBrowser(context, request, entered.value);
      await recordEntrance(context, account.id);
      return success({ step: entranceStep(account, request.secondFactorRule), user });
    },
    proveSecondFactor: forOperatorAtDoor(({ body }: CodeInput, operator, { cookie }) =>
      proveSecondFactor(context, operator, body.code, cookie(SESSION_COOKIE)),
    ),
    startSecondFactor: forOperatorAtDoor((_input: object, operator) => startSecondFactor(context, operator)),
    confirmSecondFactor: forOperatorAtDoor(({ body }: CodeInput, operator, { cookie }) =>
      confirmSecondFactor(context, operator, body.code, cookie(SESSION_COOKIE)),
    ),
    renewRecoveryCodes: forOperator(null, ({ body }: CodeInput, operator, { cookie }) =>
      renewRecoveryCodes(context, operator, body.code, cookie(SESSION_COOKIE)),
    ),
    removeSecondFactor: forOperator(null, ({ body }: CodeInput, operator, { cookie }) =>
      removeSecondFactor(context, operator, body.code, cookie(SESSION_COOKIE)),
    ),
  };
}
