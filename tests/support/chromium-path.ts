import { existsSync } from 'node:fs';

export function chromiumPath(): string {
  const candidates = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  const found = candidates.find((file) => file && existsSync(file));
  if (!found)
    throw new Error('No Chromium here. Install it (apt-get install chromium) or set CHROMIUM_PATH.');
  return found;
}
