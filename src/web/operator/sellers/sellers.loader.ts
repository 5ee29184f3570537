import { operatorPaths } from '../../../wire/operator-paths.ts';
import { SELLER_TABS } from '../../../wire/sellers/operator-sellers.ts';
import { type PageRequest, valueOrPageError } from '../../app/page.ts';
import { askedText, wholeNumber } from '../../panel/asked.ts';
import { readViews } from '../../panel/views/read-views.ts';
import { requireOperator } from '../layout/require-operator.ts';

type SellerTab = keyof typeof SELLER_TABS;

const TAB_IDS = Object.keys(SELLER_TABS) as SellerTab[];

/** The provider's sellers by state; of those who wait, one application is open beside the list. */
export async function operatorSellersLoader(page: PageRequest) {
  const panel = await requireOperator(page, 'see-sellers');
  const asked = (name: string) => page.url.searchParams.get(name);
  const tab = TAB_IDS.find((id) => SELLER_TABS[id] === asked('grupo')) ?? 'pending';
  const search = askedText(asked('buscar'), 80);
  const after = wholeNumber(asked('despues'));
  const list = valueOrPageError(
    await page.call('listOperatorSellers', { query: { tab, search: search || undefined, after } }),
  );
  const chosen = wholeNumber(asked('solicitud')) ?? null;
  const shown =
    tab === 'pending' || tab === 'correcting' ? (chosen ?? list.sellers[0]?.sellerId ?? null) : null;
  const opened = shown && (await page.read('getOperatorSeller', { sellerId: shown }));
  const filter = { grupo: SELLER_TABS[tab], buscar: search };
  return {
    meta: {
      title: `Vendedores | ${page.brand.name}`,
      description: 'Las solicitudes por aprobar y todos los vendedores.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    savedViews: await readViews(page, 'operator-sellers'),
    now: Date.now(),
    tab,
    search,
    after: after ?? null,
    sellers: list.sellers,
    firstHref: after ? operatorPaths.sellers(filter) : null,
    nextHref: list.nextAfter ? operatorPaths.sellers({ ...filter, despues: list.nextAfter }) : null,
    /** Somebody asked for this one: on a phone it stands in place of the list. */
    isChosen: chosen !== null,
    application: opened ? valueOrPageError(opened) : null,
  };
}

export type SellersData = Awaited<ReturnType<typeof operatorSellersLoader>>;
