import { execFileSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';
import { headlessChromiumPath } from './tests/support/chromium-path.ts';

// The runner and its workers read this file; the port is found once and inherited.
process.env.E2E_PORT ??= findFreePort();
const ownServer = process.env.E2E_BASE_URL === undefined;
const baseURL = process.env.E2E_BASE_URL ?? `http://localhost:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // A sixth of the tests' time is waiting for timers and each other: more than two cores' worth of them.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  // Ends what hangs and nothing else: a test that is only slow, beside other work on a small machine, goes on.
  timeout: 10 * 60_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL,
    actionTimeout: 2 * 60_000,
    navigationTimeout: 2 * 60_000,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    // A trace of every test costs a third of the processor's time: locally `npx playwright test --trace on FILE` makes one.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: headlessChromiumPath(),
      // Chromium refuses its sandbox to root, and containers give /dev/shm 64 MB only.
      args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : [],
    },
  },
  projects: [
    // A test that no width changes runs once, by the tag @wide or @phone.
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'mobile',
      grepInvert: /@wide/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
  ...(ownServer && {
    webServer: {
      command: 'node tests/support/server-for-browsers.ts',
      url: `${baseURL}/readyz`,
      // Exports of other shops name pictures that a test serves itself.
      env: { PORT: process.env.E2E_PORT ?? '', PICTURES_FROM_THIS_MACHINE: 'true' },
      timeout: 10 * 60_000,
      stdout: 'pipe',
      stderr: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
    },
  }),
});

function findFreePort(): string {
  const script = `const s = require('node:net').createServer().listen(0, () => {
    process.stdout.write(String(s.address().port)); s.close(); });`;
  return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' });
}
