import { createStaticHandler, type RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import { createPanelRoutes } from '../panel-routes.tsx';
import { createRoutes } from '../store/routes.tsx';
import { createRouteBranches } from './route-branches.ts';

const none = () => async () => null;
const tables = { store: createRoutes(none), panel: createPanelRoutes(none) };
const unknown = ['/no/hay/nada', '/producto', '/vender/nada/mas', '/operacion/nada', '/%E0%A4%A', '//'];

/** Every address that a table knows, with something in the place of its parameters, and some that it does not know. */
function addressesOf(routes: RouteObject[]): string[] {
  const patterns = (route: RouteObject): string[] => [
    ...(route.path === undefined ? [] : [route.path]),
    ...(route.children ?? []).flatMap(patterns),
  ];
  const known = routes
    .flatMap(patterns)
    .flatMap((pattern) => [
      pattern.replaceAll(/:\w+\?/g, '12').replaceAll(/:\w+/g, '12'),
      pattern.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, 'caf%C3%A9'),
    ]);
  return [...known.map((path) => path.replace('*', 'algo/12')), ...unknown];
}

describe.each(Object.entries(tables))('the branches of the %s', (_, routes) => {
  test('are those that the whole table finds: page, layouts with their ids, parameters', () => {
    const whole = createStaticHandler(routes);
    const branchOf = createRouteBranches(routes);
    for (const path of addressesOf(routes)) {
      const matches = whole.match(path) ?? [];
      const { pageId, params, handler } = branchOf(path);
      const leaf = matches.at(-1);
      expect([path, pageId, params]).toEqual([path, leaf?.route.id ?? '', leaf?.params ?? {}]);
      const own = (handler.match(path) ?? []).map(({ route }) => route.id);
      expect([path, own]).toEqual([path, matches.map(({ route }) => route.id)]);
    }
  });
});
