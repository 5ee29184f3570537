import type { FastifyInstance, FastifyReply } from 'fastify';
import { paths } from '../../wire/paths.ts';
import type { Context } from '../context.ts';
import { sendMissing } from '../http/assets.ts';
import * as sitemap from './sitemap.repository.ts';

/** As many addresses as the protocol takes in one file: each id is at most one. */
const IDS_PER_FILE = 50_000;

const LARGEST_ID = 2_147_483_647;

const staticPages = [
  paths.home(),
  paths.products(),
  paths.offers(),
  paths.sellers(),
  paths.about(),
  paths.ourselves(),
  paths.contact(),
  paths.support(),
  paths.privacyPolicy(),
  paths.terms(),
  paths.petition(),
  paths.caseFigures(),
  paths.withdrawalRight(),
  paths.warrantyRight(),
];

/** robots.txt and the site map: an index, one file of pages, and files of products by ranges of their ids. */
export function registerSitemap(
  app: FastifyInstance,
  { config, read }: Pick<Context, 'config' | 'read'>,
  idsPerFile = IDS_PER_FILE,
): void {
  const absolute = (path: string) => config.baseUrl + path;

  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robots(absolute)),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const parts = await sitemap.listPartNumbers(read, idsPerFile);
    const locations = ['/sitemap-paginas.xml', ...parts.map((number) => `/sitemap-productos-${number}.xml`)];
    const entries = locations.map((path) => `<sitemap><loc>${absolute(path)}</loc></sitemap>`);
    return sendXml(reply, 'sitemapindex', entries);
  });
  app.get('/sitemap-paginas.xml', async (_request, reply) => {
    const categories = await sitemap.listCategoryIds(read);
    const sellers = await sitemap.listSellerIds(read);
    const locations = [
      ...staticPages,
      ...categories.map(({ id, parentId }) =>
        parentId === null ? paths.category(id) : paths.subcategory(parentId, id),
      ),
      ...sellers.map(({ id }) => paths.seller(id)),
    ];
    const entries = locations.map((path) => `<url><loc>${absolute(path)}</loc></url>`);
    return sendXml(reply, 'urlset', entries);
  });
  app.get<{ Params: { number: string } }>(
    '/sitemap-productos-:number(^\\d{1,5}).xml',
    async (request, reply) => {
      const lastId = Number(request.params.number) * idsPerFile;
      // PostgreSQL takes no larger one for an id.
      if (lastId > LARGEST_ID) return sendMissing(reply);
      const products = await sitemap.listProductIds(read, lastId - idsPerFile + 1, lastId);
      if (products.length === 0) return sendMissing(reply);
      const entries = products.map(({ id, updatedAt }) => {
        const day = updatedAt.toISOString().slice(0, 10);
        return `<url><loc>${absolute(paths.product(id))}</loc><lastmod>${day}</lastmod></url>`;
      });
      return sendXml(reply, 'urlset', entries);
    },
  );
}

function sendXml(reply: FastifyReply, root: string, entries: string[]): FastifyReply {
  reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8');
  return reply.send(`<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</${root}>
`);
}

function robots(absolute: (path: string) => string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /dev/
Disallow: ${paths.cart()}
Disallow: ${paths.checkout()}
Disallow: ${paths.purchaseResult.pattern}
Disallow: ${paths.search()}

Sitemap: ${absolute('/sitemap.xml')}
`;
}
