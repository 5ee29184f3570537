import { type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { askedText } from '../../../panel/asked.ts';
import { requireOperator } from '../../layout/require-operator.ts';
import { SEARCH_PERIODS, SEARCH_VIEWS, type SearchView } from './search-views.ts';

const DAY_MILLIS = 24 * 60 * 60_000;
const BOGOTA_MILLIS = -5 * 60 * 60_000;

export async function operatorSearchesLoader(page: PageRequest) {
  const panel = await requireOperator(page, 'see-catalogue');
  const asked = page.url.searchParams;
  const view = viewOf(asked.get('ver'));
  const days = SEARCH_PERIODS.find((one) => String(one) === asked.get('dias')) ?? 30;
  const text = askedText(asked.get('texto'), 80);
  const today = new Date(Date.now() + BOGOTA_MILLIS).toISOString().slice(0, 10);
  const from = new Date(Date.parse(today) - (days - 1) * DAY_MILLIS).toISOString().slice(0, 10);
  const { tab } = SEARCH_VIEWS[view];
  return {
    meta: {
      title: `Búsquedas | ${page.brand.name}`,
      description: 'Lo que la gente busca, y lo que encuentra.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    view,
    days,
    text,
    today,
    mayRule: panel.permissions.includes('edit-catalogue'),
    mayMean: panel.permissions.includes('edit-settings'),
    words: tab ? valueOrPageError(await page.read('getSearchFigures', { tab, from, to: today })).words : [],
    rules: view === 'reglas' ? valueOrPageError(await page.read('listSearchRules', {})) : [],
    tried: view === 'probar' ? valueOrPageError(await page.read('tryOutSearch', { text })) : null,
  };
}

export type SearchesData = Awaited<ReturnType<typeof operatorSearchesLoader>>;

function viewOf(asked: string | null): SearchView {
  return asked !== null && Object.hasOwn(SEARCH_VIEWS, asked) ? (asked as SearchView) : 'sin-resultados';
}
