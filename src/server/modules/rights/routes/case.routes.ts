import { failure, type Result, success } from '../../../../domain/result.ts';
import { caseNumberText } from '../../../../domain/rights/case-kind.ts';
import type { ErrorReason } from '../../../../wire/errors.ts';
import type { CaseView } from '../../../../wire/rights/case-entities.ts';
import type { caseEndpoints } from '../../../../wire/rights/cases.ts';
import type { Context } from '../../../context.ts';
import { forAccount } from '../../../guards/for-account.ts';
import { guarded } from '../../../guards/guarded.ts';
import type { RequestContext } from '../../../guards/request-context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { CASE_COOKIE, CASE_COOKIE_SECONDS, withCase } from '../../links/case-link.service.ts';
import { PURCHASE_COOKIE, tokenOfPurchase } from '../../links/purchase-access.service.ts';
import { moveOwnCase } from '../buyer-case.service.ts';
import { enterByLink, findAnyCase, findOwnCase } from '../case-access.service.ts';
import { keepAccount } from '../case-account.service.ts';
import { listOwnCases } from '../case-list.service.ts';
import { writeInCase } from '../case-message.service.ts';
import { addPhoto } from '../case-photo.service.ts';
import type { CaseRow } from '../case-row.ts';
import { viewCase } from '../case-view.service.ts';
import { openCase } from '../open-case.service.ts';
import { getOrderRights } from '../order-rights.service.ts';
import { casePersonOf } from './case-person.ts';

export function caseRoutes(context: Context): Handlers<keyof typeof caseEndpoints> {
  return {
    getOrderRights: async ({ params, query }, { findAccount, cookie }) =>
      getOrderRights(context, {
        orderNumber: params.number,
        tokens: [query.token, tokenOfPurchase(cookie(PURCHASE_COOKIE), params.number)],
        accountId: (await findAccount())?.id ?? null,
      }),
    openCase: async ({ body }, request) => {
      const { accountId, purchases } = await casePersonOf(request);
      const token = body.orderNumber === undefined ? null : tokenOfPurchase(purchases, body.orderNumber);
      const opener = { accountId, tokens: [token], address: request.address, key: request.idempotencyKey };
      const opened = await openCase(context, body, opener);
      if (!opened.ok) return opened;
      if (accountId === null) await keepCase(context, request, opened.value);
      return success(await viewCase(context, opened.value));
    },
    listCases: forAccount(async ({ query }, { id }) =>
      success(await listOwnCases(context, id, query.cursor)),
    ),
    getCase: async ({ params }, request) => {
      const found = await findOwnCase(context, params.number, await casePersonOf(request));
      return found.ok ? success(await viewCase(context, found.value)) : found;
    },
    enterCase: async ({ params, body }, request) => {
      const { accountId } = await casePersonOf(request);
      const entered = await enterByLink(context, { ...params, ...body, accountId });
      if (!entered.ok) return entered;
      await keepCase(context, request, entered.value);
      return success(await viewCase(context, entered.value));
    },
    writeInCase: ({ params, body }, request) =>
      changeOwn(context, params.number, request, (row, accountId) =>
        writeInCase(context, row, { actor: 'buyer', accountId, text: body.text }),
      ),
    addCasePhoto: guarded(mayHaveCases, ({ params, body }, _person, request) =>
      changeOwn(context, params.number, request, (row, accountId) =>
        addPhoto(context, row, { side: 'buyer', accountId, file: body.file }),
      ),
    ),
    moveCase: ({ params, body }, request) =>
      changeOwn(context, params.number, request, (row, accountId) =>
        moveOwnCase(context, row, { move: body, accountId }),
      ),
    saveCaseAccount: ({ params, body }, request) =>
      changeOwn(context, params.number, request, (row, accountId) =>
        keepAccount(context, row, { form: body, accountId }),
      ),
  };
}

/** Nobody's files are read who can have no case. */
async function mayHaveCases(request: RequestContext): Promise<Result<null, 'not-found'>> {
  const { accountId, purchases, cases } = await casePersonOf(request);
  return accountId !== null || purchases || cases ? success(null) : failure('not-found');
}

/** Changes a case of her own and answers it as it is then. */
async function changeOwn<Reason extends ErrorReason>(
  context: Context,
  number: string,
  request: RequestContext,
  change: (row: CaseRow, accountId: number | null) => Promise<Result<null, Reason>>,
): Promise<Result<CaseView, Reason | 'not-found'>> {
  const person = await casePersonOf(request);
  const found = await findOwnCase(context, number, person);
  if (!found.ok) return found;
  const changed = await change(found.value, person.accountId);
  if (!changed.ok) return changed;
  const now = await findAnyCase(context, number);
  return now.ok ? success(await viewCase(context, now.value)) : now;
}

/** Her browser may see it from here on. */
async function keepCase(
  context: Context,
  { cookie, setCookie }: RequestContext,
  row: CaseRow,
): Promise<void> {
  const right = row.needsProof ? 'filed' : 'open';
  const kept = await withCase(context, cookie(CASE_COOKIE), caseNumberText(row), right);
  setCookie(CASE_COOKIE, kept, { maxAgeSeconds: CASE_COOKIE_SECONDS });
}
