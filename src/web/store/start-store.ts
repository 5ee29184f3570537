import type { KeptTaps } from '../app/boot/kept-taps.ts';
import { fetchPageData } from '../app/page-data.ts';
import { startApp } from '../app/start-app.tsx';
import { createRoutes } from './routes.tsx';

export function startStore(kept: KeptTaps): Promise<void> {
  return startApp(
    createRoutes(() => fetchPageData),
    kept,
  );
}
