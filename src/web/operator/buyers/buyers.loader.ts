import { BUYER_TABS } from '../../../wire/buyers/operator-buyers.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { type PageRequest, valueOrPageError } from '../../app/page.ts';
import { askedText, wholeNumber } from '../../panel/asked.ts';
import { requireOperator } from '../layout/require-operator.ts';

type BuyerTab = keyof typeof BUYER_TABS;

const TAB_IDS = Object.keys(BUYER_TABS) as BuyerTab[];

const TAB_NAMES: Record<BuyerTab, string> = { all: 'Todos', active: 'Activos', blocked: 'Bloqueados' };

/** The people who buy, with their data masked. */
export async function operatorBuyersLoader(page: PageRequest) {
  const panel = await requireOperator(page, 'see-buyers');
  const asked = (name: string) => page.url.searchParams.get(name);
  const tab = TAB_IDS.find((id) => BUYER_TABS[id] === asked('grupo')) ?? 'all';
  const search = askedText(asked('buscar'), 80);
  const after = wholeNumber(asked('despues'));
  const query = { tab, search: search || undefined, after };
  const list = valueOrPageError(await page.read('listOperatorBuyers', query));
  const filter = { grupo: BUYER_TABS[tab], buscar: search };
  return {
    meta: {
      title: `Clientes | ${page.brand.name}`,
      description: 'Las personas que compran.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    tab,
    search,
    ...list,
    views: TAB_IDS.map((id) => ({
      name: TAB_NAMES[id],
      href: operatorPaths.buyers({ grupo: BUYER_TABS[id], buscar: search }),
      isCurrent: id === tab,
    })),
    firstHref: after ? operatorPaths.buyers(filter) : null,
    nextHref: list.nextAfter ? operatorPaths.buyers({ ...filter, despues: list.nextAfter }) : null,
  };
}

export type BuyersData = Awaited<ReturnType<typeof operatorBuyersLoader>>;
