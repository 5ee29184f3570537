import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { KeptTaps } from './boot/kept-taps.ts';
import { letReactListen, watchEarlySigns } from './early-signs.ts';
import { navigateByLinks } from './link-navigation.ts';
import { forgetScrollPosition } from './scroll-position.ts';

/** Takes over the page that the server rendered. `kept`: what was tapped before. */
export async function startApp(routes: RouteObject[], kept?: KeptTaps) {
  const root = document.getElementById('raiz');
  if (!root) throw new Error('the page has no #raiz');
  watchEarlySigns(root, kept);
  await resolveLazyPages(routes);
  forgetScrollPosition();
  const hydrationData = JSON.parse(document.getElementById('datos')?.textContent ?? '{}');
  const router = createBrowserRouter(routes, { hydrationData });
  navigateByLinks(router);
  // In a transition React hydrates in slices, so that the first tap is not kept waiting.
  startTransition(() => {
    hydrateRoot(root, <RouterProvider router={router} />);
  });
  letReactListen();
}

/** Hydration needs the components of the first page at once. */
async function resolveLazyPages(routes: RouteObject[]) {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
