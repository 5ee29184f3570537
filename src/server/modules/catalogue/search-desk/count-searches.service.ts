import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths } from '../../../../wire/paths.ts';
import { valuesIn } from '../../../../wire/values-in.ts';
import type { Context } from '../../../context.ts';
import { isMachine } from '../../visits/count-visits.service.ts';
import { addPurchases } from './search-bought.repository.ts';
import { addProducts, addWords } from './search-count.repository.ts';
import { createSearchCounting, type SearchCounting, type SearchOutcome } from './search-counting.ts';

const WRITE_EVERY_MILLIS = 10_000;
const MAXIMUM_HINTS = 30;
const MAXIMUM_HINT_LENGTH = 3_000;
const REMEMBERED_ORDERS = 10_000;

let counting: SearchCounting | null = null;
const countedOrders = new Set<number>();

interface Answered {
  total: number;
  correctedText: string | null;
  isInexact?: boolean;
}

/** What the shop answers to the words, without filters. */
export function noteSearchAnswer(typed: string, { total, correctedText, isInexact }: Answered): void {
  counting?.noteOutcome(typed, total, outcomeOf({ total, correctedText, isInexact: isInexact === true }));
}

function outcomeOf({ total, correctedText, isInexact }: Required<Answered>): SearchOutcome {
  if (total === 0) return 'none';
  if (isInexact) return 'partial';
  return correctedText === null ? 'exact' : 'corrected';
}

/**
 * An order was placed. `hint` is what the browser says its products were found by (`12=cafe%20molido&15=…`): of it
 * counts what the order has, once an order.
 */
export function countFoundPurchases(
  hint: string | null,
  order: { number: number; productIds: readonly number[] },
): void {
  if (!counting || !hint || hint.length > MAXIMUM_HINT_LENGTH || countedOrders.has(order.number)) return;
  // A repeated submission comes soon after the first.
  if (countedOrders.size >= REMEMBERED_ORDERS) countedOrders.clear();
  countedOrders.add(order.number);
  const found = new Map([...new URLSearchParams(hint)].slice(0, MAXIMUM_HINTS));
  for (const productId of new Set(order.productIds)) {
    const words = found.get(String(productId));
    if (words) counting.countPurchase(words, productId, order.number);
  }
}

/**
 * Counts searches and what is opened from them, kept pages too: the page that led to a product is its request's Referer.
 * What was counted is written every ten seconds and when the server stops.
 */
export function registerSearchCounting(app: FastifyInstance, context: Context): void {
  const own = createSearchCounting(context.now);
  counting = own;
  app.addHook('onResponse', (request, reply, done) => {
    if (request.method === 'GET' && reply.statusCode === 200) countPage(own, request);
    done();
  });
  const write = async () => {
    const { words, products, purchases } = own.takeCounts();
    try {
      await addWords(context.write, words);
      await addProducts(context.write, products);
      await addPurchases(context.write, purchases);
    } catch (error) {
      context.log.warn({ err: error }, 'searches were not counted');
    }
  };
  const timer = setInterval(() => void write(), WRITE_EVERY_MILLIS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await write();
  });
}

const PAGE = /^(?:\/_datos)?(\/[^?]*)(\?.*)?$/s;

function countPage(own: SearchCounting, { url, ip, headers, host }: FastifyRequest): void {
  const [, pathname = '', search = ''] = PAGE.exec(url) ?? [];
  const isSearch = pathname === paths.search();
  const [productId] = isSearch ? [] : (valuesIn(paths.product, pathname) ?? []);
  const from = productId ? headers.referer : undefined;
  if ((!isSearch && !from) || isPrefetch(headers)) return;
  const searcher = { address: ip, userAgent: headers['user-agent'] ?? '' };
  if (isMachine(searcher.userAgent)) return;
  if (isSearch) {
    const typed = wholeSearch(search);
    if (typed !== null) own.countSearch(typed, searcher);
    return;
  }
  const typed = searchedOn(from ?? '', host);
  if (typed !== null && /^\d{1,9}$/.test(productId ?? '')) own.countClick(typed, Number(productId), searcher);
}

/** Its first page as it comes: filters, sorts and further pages are the same search. */
function wholeSearch(search: string): string | null {
  const asked = new URLSearchParams(search);
  const names = new Set(asked.keys());
  return names.size === 1 ? asked.get('search') : null;
}

/** What was searched on our own page of results, whatever its filters; null for any other page. */
function searchedOn(referer: string, host: string): string | null {
  if (!referer.includes(paths.search()) || !URL.canParse(referer)) return null;
  const page = new URL(referer);
  return page.host === host && page.pathname === paths.search() ? page.searchParams.get('search') : null;
}

function isPrefetch(headers: Record<string, unknown>): boolean {
  return /prefetch/.test(`${headers['sec-purpose'] ?? ''}${headers.purpose ?? ''}`);
}
