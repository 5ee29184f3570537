import { type PageRequest, valueOrPageError } from '../../app/page.ts';
import { idOfPath } from '../../panel/asked.ts';
import { requireOperator } from '../layout/require-operator.ts';

/** Everything about one seller. */
export async function operatorSellerLoader(page: PageRequest) {
  const panel = await requireOperator(page, 'see-sellers');
  const sellerId = idOfPath(page.params.id);
  const seller = valueOrPageError(await page.read('getOperatorSeller', { sellerId }));
  return {
    meta: {
      title: `${seller.displayName} | ${page.brand.name}`,
      description: 'La ficha del vendedor.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    now: Date.now(),
    seller,
    fees: panel.permissions.includes('see-money') ? await findFees(page, sellerId) : [],
    departments: valueOrPageError(await page.call('listDepartments', {})),
  };
}

/** Plain texts only: a page's data travels as JSON. */
async function findFees({ read }: PageRequest, sellerId: number) {
  const { fees } = valueOrPageError(await read('getSellerFees', { sellerId }));
  return fees.map(({ id, categoryName, percent, validFrom, validUntil, state }) => ({
    id,
    categoryName,
    percent,
    validFrom,
    validUntil,
    state,
  }));
}

export type SellerData = Awaited<ReturnType<typeof operatorSellerLoader>>;
