import type { APIRequestContext } from '@playwright/test';

export interface Crawl {
  /** Addresses that were asked for, pages and resources. */
  visited: string[];
  /** What is wrong, with the page that leads there. */
  broken: string[];
}

interface CrawlOptions {
  starts: readonly string[];
  /** Pages whose own links are followed; of others only their answer counts. */
  isInside: (path: string) => boolean;
}

/** Of addresses that differ in numbers and values only, so many stand for all. */
const SAMPLES = 3;
const AT_ONCE = 6;

/** Follows every link and resource of the pages that the server writes; each address is asked for once. */
export async function crawl(request: APIRequestContext, { starts, isInside }: CrawlOptions): Promise<Crawl> {
  const seen = new Map<string, Promise<Answer>>();
  const shapes = new Map<string, number>();
  const broken: string[] = [];
  const queue = starts.map((address) => ({ address, from: 'start' }));

  const ask = (path: string) => {
    const known = seen.get(path);
    if (known) return known;
    const asked = read(request, path);
    seen.set(path, asked);
    return asked;
  };
  const isWanted = (path: string) => {
    const shape = shapeOf(path);
    const count = (shapes.get(shape) ?? 0) + 1;
    if (!seen.has(path)) shapes.set(shape, count);
    return seen.has(path) || count <= SAMPLES;
  };
  const visit = async ({ address, from }: { address: string; from: string }) => {
    const [path = '', hash] = address.split('#');
    if (!isWanted(path)) return;
    const isNew = !seen.has(path);
    const { status, ids, links, problems } = await ask(path);
    if (status >= 400 && (await isStillThere(request, from, address)))
      broken.push(`${from} → ${path}: ${status}`);
    if (hash && ids && !ids.has(hash)) broken.push(`${from} → ${address}: nothing has this id`);
    if (!isNew) return;
    broken.push(...problems.map((problem) => `${path}: ${problem}`));
    if (isInside(path.split('?')[0] ?? ''))
      queue.push(...links.map((link) => ({ address: link, from: path })));
  };
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await visit(next);
  };
  // A worker ends when the queue is empty for a moment; the others' pages may fill it again.
  while (queue.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { visited: [...seen.keys()], broken: [...new Set(broken)] };
}

interface Answer {
  status: number;
  /** Of its elements; null: it is no page. */
  ids: Set<string> | null;
  /** Of this site: path, query and hash. */
  links: string[];
  problems: string[];
}

async function read(request: APIRequestContext, path: string): Promise<Answer> {
  const reply = await request.get(path, { maxRedirects: 5 });
  const type = reply.headers()['content-type'] ?? '';
  const isText = /text\/(html|css)|xml|robots|manifest|text\/plain/.test(type);
  const text = isText ? await reply.text() : '';
  await reply.dispose();
  const url = new URL(reply.url());
  const found = /html/.test(type) ? linksOfPage(text) : linksOfFile(text, type);
  const own = found.addresses.flatMap((address) => ownAddress(address, url));
  const ids = [...text.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id);
  return {
    status: reply.status(),
    ids: /html/.test(type) ? new Set(ids) : null,
    links: own,
    problems: found.problems,
  };
}

/** Other tests change the shop meanwhile: what the page no longer names is no fault of it. */
async function isStillThere(request: APIRequestContext, from: string, address: string): Promise<boolean> {
  if (from === 'start') return true;
  return (await read(request, from)).links.includes(address);
}

function linksOfPage(html: string) {
  const page = html.replace(/<script[^>]*type="application\/(?:ld\+)?json"[^>]*>[\s\S]*?<\/script>/g, '');
  const attributes = [...page.matchAll(/<[a-z][^>]*?\s(?:href|src|action)="([^"]*)"/g)].map(
    ([, value = '']) => value,
  );
  const sets = [...page.matchAll(/\s(?:srcset|srcSet|imagesrcset)="([^"]*)"/g)].flatMap(([, value = '']) =>
    value.split(',').map((one) => one.trim().split(/\s+/)[0] ?? ''),
  );
  const shared = [...page.matchAll(/<meta property="og:(?:image|url)" content="([^"]*)"/g)].map(
    ([, value = '']) => value,
  );
  const anchors = [...page.matchAll(/<a(\s[^>]*)?>/g)].map(([tag]) => tag);
  const dead = anchors.filter((tag) => !/\shref="[^"#]|\shref="#[^"]/.test(tag));
  return {
    addresses: [...attributes, ...sets, ...shared, ...linksOfStyles(page)].map(unescapeHtml),
    problems: dead.map((tag) => `a link without a target: ${tag.slice(0, 120)}`),
  };
}

function linksOfFile(text: string, type: string) {
  const locations = [...text.matchAll(/<loc>([^<]*)<\/loc>|^Sitemap:\s*(\S+)/gm)].map(
    ([, one, other]) => one ?? other ?? '',
  );
  return { addresses: [...locations, ...(/css/.test(type) ? linksOfStyles(text) : [])], problems: [] };
}

function linksOfStyles(text: string): string[] {
  return [...text.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, value = '']) => value);
}

/** Empty: of another site, or no address of the web. */
function ownAddress(address: string, page: URL): string[] {
  if (address === '' || /^(data|mailto|tel|blob|otpauth):/.test(address)) return [];
  if (!URL.canParse(address, page)) return [`/direccion-ilegible?${encodeURIComponent(address)}`];
  const { origin, pathname, search, hash } = new URL(address, page);
  return origin === page.origin ? [pathname + search + decodeURIComponent(hash)] : [];
}

function shapeOf(path: string): string {
  const [pathname = '', query = ''] = path.split('?');
  const keys = [...new URLSearchParams(query).keys()].sort().join('&');
  return `${pathname.replace(/[0-9a-f]{16,}|\d+/g, 'N').replace(/(\/assets\/|\/img\/|\/pictures\/).*/, '$1$&')}?${keys}`;
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<');
}
