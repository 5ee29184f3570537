import { sumPesos } from '../../../domain/money.ts';
import { planRefund } from '../../../domain/refund-rules.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import { ruleOn } from '../../../domain/rights/case-rule.ts';
import { termEnd } from '../../../domain/rights/term.ts';
import { bogotaDay } from '../../../domain/spanish-dates.ts';
import type { InputOf, OutputOf } from '../../../wire/endpoint.ts';
import type { casePreviewEndpoints } from '../../../wire/rights/case-preview.ts';
import type { Context } from '../../context.ts';
import { listOrderPackages } from '../orders/placing/order-money.service.ts';
import { getPurchase } from '../orders/placing/purchase.service.ts';
import { findMeans } from './case-account.service.ts';
import { refundTermsOf } from './case-money.service.ts';
import type { CaseRow } from './case-row.ts';
import { listKnownLines, type OrderAsked } from './order-rights.service.ts';
import { getReturnFreight } from './return-terms.service.ts';

type Asked = InputOf<typeof casePreviewEndpoints.previewCase>['body'];
type Preview = OutputOf<typeof casePreviewEndpoints.previewCase>;

/** What a case about these lines would give back, were it accepted as asked; nothing is written. */
export async function previewCase(
  context: Context,
  { kind, lines }: Asked,
  order: OrderAsked,
): Promise<Result<Preview, 'not-found' | 'case-not-given'>> {
  const { orderNumber, tokens, accountId } = order;
  const bought = await getPurchase(context, { number: orderNumber, tokens, accountId });
  if (!bought.ok) return failure('not-found');
  const db = context.write;
  const today = bogotaDay(context.now().getTime());
  const known = await listKnownLines(db, { orderNumber, sellerId: null, today });
  const isGiven = lines.every((asked) => {
    const line = known.find((one) => one.line === asked.line);
    return line && asked.quantity <= line.unitsLeft && line.rights.given.some((one) => one.kind === kind);
  });
  if (!isGiven || new Set(lines.map(({ line }) => line)).size < lines.length)
    return failure('case-not-given');
  const paymentMethodId = bought.value.payment.methodId;
  // As the case would stand; of a row only these are read.
  const rule = ruleOn(kind, today);
  const one = { kind, orderNumber, paymentMethodId, reversalCause: null, ruleId: rule.id } as CaseRow;
  const means = await findMeans(db, one);
  const packages = await listOrderPackages(db, orderNumber);
  const units = lines.map((asked) => ({ ...asked, restock: false }));
  const plan = planRefund(packages, { lines: units, ...refundTermsOf(one) });
  const { goods, shipping } = plan.ok ? plan.value : { goods: 0, shipping: 0 };
  const { money, moneyFrom } = rule;
  return success({
    ...{ goods, shipping, amount: sumPesos([goods, shipping]) },
    ...{ means: means?.text ?? '', needsAccount: plan.ok && means?.takesAccount === true },
    ...{ untilIfToday: money && termEnd(money, today), moneyFrom },
    ...{ moneyDays: money?.days ?? null, moneyUnit: money?.unit ?? null },
    returnFreight: rule.returnPaidBy && (await getReturnFreight(context, orderNumber, lines)),
  });
}
