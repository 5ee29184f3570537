import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { callWith, type Handlers } from '../http/handlers.ts';
import { requestContextOf } from '../http/request-context.ts';
import { renderDocument } from './document.ts';
import type { PageAssets, PageEnvironment, PageRenderer } from './page-renderer.ts';

const DATA_PREFIX = '/_datos';

/** Every address that is no file and no call is a page; /_datos/<address> answers the same page's data. */
export function registerPages(
  app: FastifyInstance,
  context: Context,
  handlers: Handlers,
  renderer: PageRenderer,
  assets: PageAssets,
): void {
  const { config } = context;
  const secureCookies = config.baseUrl.startsWith('https:');
  const environmentOf = (request: FastifyRequest, reply: FastifyReply): PageEnvironment => ({
    call: callWith(handlers, requestContextOf(request, reply, secureCookies)),
    cookie: (name) => request.cookies[name] ?? null,
    brand: config.brand,
  });

  app.get(`${DATA_PREFIX}/*`, async (request, reply) => {
    const url = new URL(request.url.slice(DATA_PREFIX.length), config.baseUrl);
    const loaded = await renderer.loadPageData(new Request(url), environmentOf(request, reply));
    const { cacheTags: _, ...body } = loaded;
    return reply.header('cache-control', 'no-store').type('application/json').send(JSON.stringify(body));
  });

  app.get('/*', async (request, reply) => {
    const url = new URL(request.url, config.baseUrl);
    const page = await renderer.renderPage(new Request(url), environmentOf(request, reply));
    if (page.redirect) return reply.redirect(page.redirect, page.status);
    const html = renderDocument({
      page,
      assets,
      baseUrl: config.baseUrl,
      brandName: config.brand.name,
      development: config.development,
    });
    return reply.code(page.status).header('cache-control', 'no-store').type('text/html').send(html);
  });
}
