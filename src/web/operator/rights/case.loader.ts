import { bogotaDay } from '../../../domain/spanish-dates.ts';
import { type PageRequest, valueOrPageError } from '../../app/page.ts';
import { requireOperator } from '../layout/require-operator.ts';

export async function operatorCaseLoader(page: PageRequest) {
  const panel = await requireOperator(page, 'see-orders');
  const number = page.params.number ?? '';
  const one = valueOrPageError(await page.read('getOperatorCase', { number }));
  const now = Date.now();
  return {
    meta: {
      title: `Caso ${one.number} | ${page.brand.name}`,
      description: 'Las dos versiones, lo que consta y la decisión.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    one,
    record: valueOrPageError(await page.read('getCaseRecord', { number })),
    now,
    today: bogotaDay(now),
  };
}

export type OperatorCaseData = Awaited<ReturnType<typeof operatorCaseLoader>>;

export type OperatorCase = OperatorCaseData['one'];
