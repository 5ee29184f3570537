import { existsSync } from 'node:fs';

const fullBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser that starts fastest: Debian's Chromium without windows, else a full one. */
export function headlessChromiumPath(): string {
  return firstOf(['/usr/bin/chromium-headless-shell', ...fullBrowsers]);
}

/** A full Chromium, which measures a page as a visitor's browser does. */
export function chromiumPath(): string {
  return firstOf(fullBrowsers);
}

function firstOf(files: string[]): string {
  const found = [process.env.CHROMIUM_PATH, ...files].find((file) => file && existsSync(file));
  if (!found)
    throw new Error('No Chromium here. Install it (apt-get install chromium) or set CHROMIUM_PATH.');
  return found;
}
