import { chromium } from '@playwright/test';
import { chromiumPath } from '../../tests/support/chromium-path.ts';

export interface FirstVisit {
  page: string;
  /** Kilobytes over the wire by kind. */
  kilobytes: Record<'document' | 'script' | 'stylesheet' | 'font' | 'image' | 'other', number>;
  requests: number;
}

/** What a browser with an empty cache loads until the page is quiet, on a telephone's screen. */
export async function measureFirstVisits(url: string, paths: Record<string, string>): Promise<FirstVisit[]> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : [],
  });
  const visits: FirstVisit[] = [];
  for (const [page, path] of Object.entries(paths)) visits.push(await measureOne(browser, page, url + path));
  await browser.close();
  return visits;
}

async function measureOne(
  browser: Awaited<ReturnType<typeof chromium.launch>>,
  name: string,
  address: string,
): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const kilobytes = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0, other: 0 };
  let requests = 0;
  const reading: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    requests++;
    const kind = request.resourceType();
    const known = kind in kilobytes ? (kind as keyof typeof kilobytes) : 'other';
    reading.push(
      request.sizes().then(({ responseBodySize }) => {
        kilobytes[known] += responseBodySize / 1000;
      }),
    );
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await Promise.all(reading);
  await context.close();
  return { page: name, kilobytes, requests };
}
