import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readOnlyNotice } from '../../domain/read-only.ts';
import type { Context } from '../context.ts';
import { outageCode } from '../db/outage.ts';
import { readsOwnChanges } from '../db/own-change-reads.ts';
import { RETRY_AFTER_SECONDS } from '../http/api.ts';
import { sendCompressed } from '../http/compression.ts';
import { sendFinished } from '../http/finished-body.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Reads } from '../http/reads.ts';
import { costOf, createVisitorBudget, type VisitorBudget } from '../http/visitor-budget.ts';
import type { ReadOnlyWatch } from '../modules/operations/read-only.service.ts';
import { currentCause } from '../telemetry/cause.ts';
import { describeSpan, inSpan } from '../telemetry/spans.ts';
import { renderDocument } from './document.ts';
import { fallbackDocument, refusedDocument, unavailableDocument } from './fallback-document.ts';
import { type KeptReply, type PageCache, type Reusable, takeBody } from './page-cache.ts';
import { pageKey } from './page-key.ts';
import { createPageKinds, type PageKinds } from './page-kinds.ts';
import { createPageMaking, isCrawler, type PageMaking } from './page-making.ts';
import { withPlaceOfHome } from './page-place.ts';
import type { PageEnvironment, PageSource } from './page-renderer.ts';
import { asNobody, createVisitorFinder, type PageVisitor, type VisitorFinder } from './page-visitor.ts';
import { openVisit } from './visit.ts';

interface PageParts {
  context: Context;
  handlers: Handlers;
  reads: Reads;
  source: PageSource;
  cache: PageCache;
  readOnly: ReadOnlyWatch;
}

interface Server extends PageParts {
  visitors: VisitorFinder;
  budget: VisitorBudget;
  kinds: PageKinds;
  making: PageMaking;
}

interface Finished {
  status: number;
  body: string;
  type: string;
  redirect?: string;
  /** Null: not to be kept. */
  tags: string[] | null;
}

const hasTags = (made: Finished): made is Finished & Reusable => made.tags !== null;

type Produce = (url: URL, environment: PageEnvironment) => Promise<Finished>;

const DATA_PREFIX = '/_datos';
/** Read by `src/web/app/page-data.ts`. */
const BUILD_HEADER = 'x-build';
const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

/** Every address that is no file and no call is a page; /_datos/<address> answers the same page's data. */
export function registerPages(app: FastifyInstance, parts: PageParts): void {
  const { config } = parts.context;
  const { renderer, assets } = parts.source;
  const server: Server = {
    ...parts,
    visitors: createVisitorFinder(parts.context),
    budget: createVisitorBudget(config.pagesPerSecond, () => Date.now()),
    kinds: createPageKinds(),
    making: createPageMaking(),
  };

  const produceData: Produce = async (url, environment) => {
    const { cacheTags, pageId, ...body } = await renderer.loadPageData(new Request(url), environment);
    if (pageId) describeSpan({ 'plazuela.page': pageId });
    return { status: 200, body: JSON.stringify(body), type: JSON_TYPE, tags: cacheTags ?? null };
  };
  const producePage: Produce = async (url, environment) => {
    const page = await renderer.renderPage(new Request(url), environment);
    const { status, redirect, cacheTags, pageId } = page;
    if (pageId) describeSpan({ 'plazuela.page': pageId });
    if (redirect !== undefined) return { status, redirect, body: '', type: HTML, tags: null };
    const body = renderDocument({
      page,
      config,
      assets: assets[page.app],
      notice: noticeOf(parts),
      requestId: status >= 500 ? (currentCause()?.requestId ?? null) : null,
    });
    // See takeBody: the promise that was answered with the page is old as well.
    page.markup = '';
    page.hydration = {};
    return { status, body, type: HTML, tags: cacheTags };
  };

  // A program of another build would not know what to make of this one's data.
  const build = Object.values(assets).map(({ entryScript }) => entryScript);
  const placed = ({ cookies }: FastifyRequest, url: URL) =>
    withPlaceOfHome(url, cookies, parts.context.now());

  // The first is the home page's: a trailing slash is not seen by the router.
  for (const route of [DATA_PREFIX, `${DATA_PREFIX}/*`])
    app.get(route, (request, reply) => {
      reply.header(BUILD_HEADER, build.join(' '));
      const url = placed(request, new URL(config.baseUrl + pathOf(request).slice(DATA_PREFIX.length)));
      return serve(server, request, reply, { url, prefix: DATA_PREFIX, isData: true, produce: produceData });
    });
  app.get('/*', async (request, reply) => {
    try {
      const url = placed(request, new URL(config.baseUrl + pathOf(request)));
      // Kept documents with a notice are others than those without.
      const prefix = noticeOf(parts) ?? '';
      return await serve(server, request, reply, { url, prefix, isData: false, produce: producePage });
    } catch (error) {
      request.log.error({ err: error }, 'page failed');
      reply.header('cache-control', 'no-store').type(HTML);
      const { styleSheet } = assets.store;
      if (!outageCode(error))
        return reply.code(500).send(fallbackDocument(styleSheet, config.brand.name, request.id));
      reply.code(503).header('retry-after', RETRY_AFTER_SECONDS);
      return reply.send(unavailableDocument(styleSheet, config.brand.name));
    }
  });
}

function noticeOf({ readOnly, context }: PageParts): string | null {
  const state = readOnly.peek();
  return state && readOnlyNotice(state, context.now());
}

/** A request line may name a whole address (`GET http://other.example/`); only its path is ours. */
function pathOf({ url }: FastifyRequest): string {
  return url.startsWith('/') ? url : url.replace(/^[a-z]+:\/\/[^/?]*/i, '');
}

interface Asked {
  url: URL;
  prefix: string;
  isData: boolean;
  produce: Produce;
}

/** The kept reply where there is one that may be sent to this visitor, otherwise one made now. */
async function serve(server: Server, request: FastifyRequest, reply: FastifyReply, asked: Asked) {
  const { context, cache, budget, kinds, visitors } = server;
  const key = context.config.development || readsOwnChanges() ? null : pageKey(asked.url);
  const isKept = key !== null && cache.has(asked.prefix + key);
  const isUsuallyForAll = kinds.isUsuallyForAll(asked.prefix + asked.url.pathname);
  if (isKept && isUsuallyForAll && visitors.needsNoLook(request)) {
    const kept = await cache.get(asked.prefix + key, async () => null);
    if (kept && kinds.isForAll(asked.prefix + key, kept)) return sendKept(request, reply, kept);
  }
  const visitor = await visitors.find(request, reply);
  const mayUseKept = key !== null && (!visitor.hasSession || isUsuallyForAll);
  if (!(mayUseKept && isKept)) {
    const { budgetKey, hasSession } = visitor;
    const isReader = hasSession || !(isCrawler(request.headers['user-agent']) || budget.isHeavy(budgetKey));
    if (server.making.isBusy() && !isReader) return sendRefusal(reply, asked, server);
    if (!budget.take(budgetKey, costOf(asked.url.searchParams))) return sendRefusal(reply, asked, server);
  }
  if (!mayUseKept) return sendFresh(request, reply, (await make(server, request, visitor, asked)).finished);
  // Made without the parameters that its key leaves out, so that it cannot depend on them.
  const clean = { ...asked, url: new URL(context.config.baseUrl + key) };
  let own: Finished | undefined;
  let isForAll = false;
  const kept = await cache.get(asked.prefix + key, async () => {
    const made = await make(server, request, asNobody(visitor), clean);
    own = made.finished;
    isForAll = made.isForAll;
    return made.reusable;
  });
  if (kept && isForAll) kinds.mark(asked.prefix + key, kept);
  if (kept && (!visitor.hasSession || kinds.isForAll(asked.prefix + key, kept)))
    return sendKept(request, reply, kept);
  if (visitor.hasSession || !own) own = (await make(server, request, visitor, clean)).finished;
  return sendFresh(request, reply, own);
}

interface Made {
  finished: Finished;
  reusable: Reusable | null;
  isForAll: boolean;
}

function make(server: Server, request: FastifyRequest, visitor: PageVisitor, asked: Asked): Promise<Made> {
  return inSpan('page', { kind: 'internal' }, () =>
    server.making.make(() => makeNow(server, request, visitor, asked)),
  );
}

async function makeNow(
  { context, handlers, reads, kinds }: Server,
  request: FastifyRequest,
  visitor: PageVisitor,
  { url, prefix, produce }: Asked,
): Promise<Made> {
  const visit = openVisit({ context, handlers, reads }, request, visitor);
  const finished = await produce(url, visit.environment);
  const { status } = finished;
  const outage = visit.outage();
  if (status >= 500 && outage) throw outage;
  if (status >= 500) request.log.error({ path: url.pathname }, 'page answered an error');
  const isReusable = status === 200 && hasTags(finished) && !visit.isPersonal() && !outage;
  const isForAll = isReusable && !visit.hasAskedWho();
  if (status === 200) kinds.learn(prefix + url.pathname, isForAll);
  return { finished, reusable: isReusable ? finished : null, isForAll };
}

function sendKept(request: FastifyRequest, reply: FastifyReply, kept: KeptReply): Promise<FastifyReply> {
  reply.header('cache-control', 'private, no-cache').header('vary', 'accept-encoding, cookie');
  return sendFinished(request, reply, kept);
}

/** The browser's loader reads the status of page data from its JSON. */
function sendRefusal(reply: FastifyReply, { isData }: Asked, { context, source }: PageParts): FastifyReply {
  reply.code(429).header('cache-control', 'no-store').header('retry-after', RETRY_AFTER_SECONDS);
  if (isData) return reply.type(JSON_TYPE).send('{"status":429}');
  return reply.type(HTML).send(refusedDocument(source.assets.store.styleSheet, context.config.brand.name));
}

async function sendFresh(
  request: FastifyRequest,
  reply: FastifyReply,
  made: Finished,
): Promise<FastifyReply> {
  const { status, redirect, type } = made;
  reply.code(status).header('cache-control', 'no-store');
  if (redirect !== undefined) return reply.redirect(redirect, status);
  reply.type(type).header('vary', 'accept-encoding, cookie');
  return sendCompressed(request, reply, takeBody(made));
}
