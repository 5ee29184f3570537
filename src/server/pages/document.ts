import { referenceText } from '../../wire/reference.ts';
import type { Config } from '../config.ts';
import type { PageAssets, PageMeta, RenderedPage } from './page-renderer.ts';

interface DocumentOptions {
  page: RenderedPage;
  assets: PageAssets;
  config: Pick<Config, 'baseUrl' | 'brand'>;
  /** Why nothing is stored now. */
  notice: string | null;
  /** Of a page that could not be made; null: of none. */
  requestId: string | null;
}

/** Of a page that its loader could not describe: there is none, or it failed. */
function metaOf({ meta, status }: RenderedPage): PageMeta {
  const title = status === 404 ? 'Página no encontrada' : 'No pudimos cargar la página';
  return meta ?? { title, description: '', canonical: null };
}

/**
 * The whole HTML document. Nothing in it is executable inline, so a strict policy without nonces holds. The page's own
 * script is not preloaded: it would compete with the first picture (largest paint 1.8 s against 3.1 in the mobile audit).
 */
export function renderDocument({ page, assets, config, notice, requestId }: DocumentOptions): string {
  return `<!doctype html>
<html lang="es-CO">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${assets.styleSheet}">
${renderMeta(metaOf(page), config.baseUrl, config.brand.name)}
<meta name="theme-color" content="#073B2C">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${assets.fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`).join('\n')}
<script type="module" fetchpriority="low" src="${assets.entryScript}"></script>
</head>
<body>${notice === null ? '' : `\n${renderNotice(notice)}`}
<div id="raiz"${page.cacheTags ? ' data-waits' : ''}>${page.markup}</div>
${requestId === null ? '' : renderReference(requestId)}<script type="application/json" id="datos">${jsonForScript(page.hydration)}</script>
</body>
</html>`;
}

/** Outside of what the program draws, in classes that both style sheets have: it weighs on no other document. */
function renderNotice(text: string): string {
  return `<div role="status" class="bg-mango-1 px-4 py-3 text-center text-mango-8 text-small">${escapeHtml(text)}</div>`;
}

function renderReference(requestId: string): string {
  return `<p class="p-4 text-center text-small text-tinta-2">${escapeHtml(referenceText(requestId))}</p>\n`;
}

function renderMeta(meta: PageMeta, baseUrl: string, brandName: string): string {
  const canonical = meta.canonical === null ? null : new URL(meta.canonical, baseUrl).href;
  const image = new URL(meta.imageUrl ?? '/pictures/share.jpg', baseUrl).href;
  const title = escapeHtml(meta.title);
  const description = escapeHtml(meta.description);
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    canonical
      ? `<link rel="canonical" href="${escapeHtml(canonical)}">`
      : '<meta name="robots" content="noindex">',
    `<meta property="og:site_name" content="${escapeHtml(brandName)}">`,
    '<meta property="og:locale" content="es_CO">',
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:image" content="${escapeHtml(image)}">`,
    canonical && `<meta property="og:url" content="${escapeHtml(canonical)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    ...(meta.jsonLd ?? []).map(
      (item) => `<script type="application/ld+json">${jsonForScript(item)}</script>`,
    ),
  ]
    .filter(Boolean)
    .join('\n');
}

/** JSON that cannot end the script element it stands in. */
function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
