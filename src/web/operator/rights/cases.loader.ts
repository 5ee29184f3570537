import { bogotaDay } from '../../../domain/spanish-dates.ts';
import { operatorCasePaths } from '../../../wire/rights/case-paths.ts';
import { type PageRequest, valueOrPageError } from '../../app/page.ts';
import { wholeNumber } from '../../panel/asked.ts';
import { caseListHref, readCaseFilter } from '../../panel/rights/case-filter.ts';
import { readViews } from '../../panel/views/read-views.ts';
import { requireOperator } from '../layout/require-operator.ts';

export async function operatorCasesLoader(page: PageRequest) {
  const panel = await requireOperator(page, 'see-orders');
  const { filter: words, query } = readCaseFilter(page.url.searchParams, 'operator');
  const sellerId = wholeNumber(page.url.searchParams.get('tienda'));
  const filter = { ...words, tienda: sellerId ? String(sellerId) : '' };
  const list = sellerId
    ? await page.read('listCasesOfShop', { sellerId, ...query })
    : await page.read('listOperatorCases', query);
  const { cases, nextCursor } = valueOrPageError(list);
  const numbers = cases.map(({ number }) => number).join(',');
  const asked = valueOrPageError(await page.read('listAskedInCases', { numbers }));
  const address = operatorCasePaths.list();
  return {
    meta: {
      title: `Casos | ${page.brand.name}`,
      description: 'Lo que la gente pide por sus derechos, con sus plazos.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    savedViews: await readViews(page, 'operator-cases'),
    today: bogotaDay(Date.now()),
    filter,
    isFiltered: Object.values(filter).some(Boolean),
    counts: valueOrPageError(await page.read('countOperatorCases', {})),
    cases,
    asked,
    // Beside the first page only.
    frequent: query.cursor ? null : valueOrPageError(await page.read('listFrequentReturners', {})),
    firstHref: query.cursor ? caseListHref(address, filter) : null,
    nextHref: nextCursor ? caseListHref(address, { ...filter, cursor: nextCursor }) : null,
  };
}

export type OperatorCasesData = Awaited<ReturnType<typeof operatorCasesLoader>>;
