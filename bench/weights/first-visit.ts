import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../../tests/support/chromium-path.ts';

export interface FirstVisit {
  page: string;
  quiet: Loaded;
  /** After the first tap, once the page is quiet again. */
  tapped: Loaded;
}

/** Bodies compressed by gzip; scripts are modules of the browser's program. */
interface Loaded {
  scriptKilobytes: number;
  modules: number;
  styleKilobytes: number;
  imageKilobytes: number;
  requests: number;
  /** Elements in the document. */
  nodes: number;
}

/** What a telephone's browser with an empty cache loads until a page is quiet, and until its first tap is answered. */
export async function measureFirstVisits(url: string, paths: Record<string, string>): Promise<FirstVisit[]> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : [],
  });
  try {
    const visits: FirstVisit[] = [];
    for (const [page, path] of Object.entries(paths))
      visits.push({ page, ...(await measureOne(browser, url + path)) });
    return visits;
  } finally {
    await browser.close();
  }
}

async function measureOne(browser: Browser, address: string): Promise<{ quiet: Loaded; tapped: Loaded }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const loading: Promise<Body>[] = [];
  page.on('requestfinished', (request) => {
    const body = request.response().then((response) => response?.body() ?? Buffer.alloc(0));
    loading.push(
      body.catch(() => Buffer.alloc(0)).then((bytes) => ({ kind: request.resourceType(), bytes })),
    );
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const quiet = await sumUp(page, loading);
  await page.locator('header button:visible, header summary:visible').first().tap();
  await page.waitForLoadState('networkidle');
  // A tap begins its loading a moment later.
  await page.waitForTimeout(1_000);
  await page.waitForLoadState('networkidle');
  const tapped = await sumUp(page, loading);
  await context.close();
  return { quiet, tapped };
}

interface Body {
  kind: string;
  bytes: Buffer;
}

async function sumUp(page: Page, loading: readonly Promise<Body>[]): Promise<Loaded> {
  const bodies = await Promise.all(loading);
  const of = (asked: string) => bodies.filter(({ kind }) => kind === asked);
  const packed = (found: Body[]) => sum(found.map(({ bytes }) => gzipSync(bytes).length)) / 1_000;
  return {
    scriptKilobytes: packed(of('script')),
    modules: of('script').length,
    styleKilobytes: packed(of('stylesheet')),
    imageKilobytes: sum(of('image').map(({ bytes }) => bytes.length)) / 1_000,
    requests: bodies.length,
    nodes: await page.evaluate(() => document.querySelectorAll('*').length),
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
