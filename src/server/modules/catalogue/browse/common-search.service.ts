import type { Context } from '../../../context.ts';
import { type SearchRequest, type SearchResult, searchCatalogue } from '../search/search.service.ts';
import { SYNONYMS_KEY } from '../search/synonym.service.ts';
import type { CountedFilters } from './asked-rows.ts';
import { countList } from './filter-count.service.ts';
import { type FilterPlan, withOffersOnly, withoutOwnTicks } from './list-filters.ts';

type SearchContext = Pick<Context, 'read' | 'write' | 'kept'>;

interface CountedSearch {
  found: Omit<SearchResult, 'facets'>;
  counted: CountedFilters;
  /** With the offers that the words themselves may have asked for. */
  plan: FilterPlan;
}

/**
 * What is found, and what the filters count. Where more products match than are ranked, and nothing is
 * ticked, order and counts of the first page are kept until the search's read model changes: few words have so many, they
 * cost five times what others do, and everybody asks for them. Cards are always read.
 */
export async function searchAndCount(
  context: SearchContext,
  plan: FilterPlan,
  request: SearchRequest,
): Promise<CountedSearch> {
  if (withoutOwnTicks(plan).size > 0 || request.skip > 0) return searchNow(context, plan, request);
  let own: CountedSearch | undefined;
  const kept = await context.kept.find(`search ${JSON.stringify(request)}`, async () => {
    own = await searchNow(context, plan, request);
    const { found, counted } = own;
    return { value: { found, all: counted.all }, tags: isCommon(own, plan) ? TAGS : null };
  });
  if (own) return own;
  const { found, all } = kept;
  return { found, counted: { all, of: () => all }, plan };
}

const TAGS = ['search', 'catalogue', 'setting:money-rules', `setting:${SYNONYMS_KEY}`] as const;

function isCommon({ found, plan }: CountedSearch, asked: FilterPlan): boolean {
  return !found.totalIsExact && plan === asked;
}

async function searchNow(
  context: SearchContext,
  plan: FilterPlan,
  request: SearchRequest,
): Promise<CountedSearch> {
  const { facets, ...found } = await searchCatalogue(
    context.read,
    { ...request, withFacets: true },
    context.kept,
  );
  const { wanted, onOffer } = found.searched;
  const asked = onOffer ? withOffersOnly(plan) : plan;
  const counted = await countList(context, asked, wanted, facets);
  return { found, counted, plan: asked };
}
