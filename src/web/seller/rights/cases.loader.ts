import { bogotaDay } from '../../../domain/spanish-dates.ts';
import { sellerCasePaths } from '../../../wire/rights/case-paths.ts';
import { type PageRequest, valueOrPageError } from '../../app/page.ts';
import { caseListHref, readCaseFilter } from '../../panel/rights/case-filter.ts';
import { readViews } from '../../panel/views/read-views.ts';
import { requireSeller } from '../layout/require-seller.ts';

export async function sellerCasesLoader(page: PageRequest) {
  const panel = await requireSeller(page, 'see-orders');
  const { filter, query } = readCaseFilter(page.url.searchParams, 'shop');
  const { cases, nextCursor } = valueOrPageError(await page.read('listSellerCases', query));
  const counts = valueOrPageError(await page.read('countSellerCases', {}));
  const numbers = cases.map(({ number }) => number).join(',');
  const asked = valueOrPageError(await page.read('listAskedInOwnCases', { numbers }));
  const address = sellerCasePaths.list();
  return {
    meta: {
      title: `Casos de ${panel.shopName} | ${page.brand.name}`,
      description: 'Lo que te piden tus clientes por sus derechos.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    savedViews: await readViews(page, 'seller-cases'),
    today: bogotaDay(Date.now()),
    filter,
    isFiltered: Object.values(filter).some(Boolean),
    counts,
    cases,
    asked,
    firstHref: query.cursor ? caseListHref(address, filter) : null,
    nextHref: nextCursor ? caseListHref(address, { ...filter, cursor: nextCursor }) : null,
  };
}

export type SellerCasesData = Awaited<ReturnType<typeof sellerCasesLoader>>;
