import { paths } from '../../../../wire/paths.ts';
import { PageRedirect, type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { firstRows } from './first-rows.ts';
import { callFilters, type ListingData, listTags, shownPage } from './listing-data.ts';
import { isFiltered, readListingQuery } from './listing-query.ts';
import { searchNotes } from './search-notes.ts';

// What one search takes.
const MAXIMUM_LENGTH = 80;

export async function searchLoader(page: PageRequest): Promise<ListingData> {
  const text = searchedText(page.url.searchParams);
  if (text === '') throw new PageRedirect(paths.products());
  const query = readListingQuery(page.url.searchParams, 'relevantes');
  const isAsTyped = page.url.searchParams.get('tal-cual') === '1';
  const asTypedHref = `${paths.search(text)}&tal-cual=1`;
  const asked = { text, ...callFilters(query), asTyped: isAsTyped || undefined };
  const found = shownPage(valueOrPageError(await page.call('searchProducts', { query: asked })));
  // A ticked list may be empty of what the words find; what comes near only does so with any ticks.
  const isNear = found.total > 0 && found.isInexact === true;
  const notes = isFiltered(query) && !isNear ? null : await searchNotes(page, text, found);
  return {
    meta: {
      title: `Resultados para: ${text} | ${page.brand.name}`,
      description: `Productos que coinciden con ${text} en ${page.brand.name}.`,
      canonical: null,
    },
    // A synonym counts at once.
    ...listTags(['catalogue', 'setting:search-synonyms'], found),
    heading: notes?.isPartial ? `Sin resultados exactos para «${text}»` : `Resultados para: ${text}`,
    crumbs: [{ name: 'Inicio', href: paths.home() }],
    path: isAsTyped ? asTypedHref : paths.search(text),
    asTypedHref,
    query,
    ...firstRows(found, query),
    notes,
    searchedText: text,
    emptyText: `No se encontraron productos para ${text}`,
    circles: [],
    activeCategoryId: null,
  };
}

function searchedText(search: URLSearchParams): string {
  const text = (search.get('search') ?? '').replaceAll('\u0000', ' ').trim();
  return [...text].slice(0, MAXIMUM_LENGTH).join('').trim();
}
