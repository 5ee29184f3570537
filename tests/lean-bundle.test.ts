import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { leanReactCode, unreachableInReact, unreadInReactServer } from '../vite-plugins/lean-react.ts';
import { leanRouterCode, settledInRouter, unreachableInRouter } from '../vite-plugins/lean-router.ts';
import { withBodies } from '../vite-plugins/replaced-bodies.ts';

/** What the build leaves out of its libraries is named by hand: an update must not leave the names behind unseen. */

const modules = path.resolve(import.meta.dirname, '../node_modules');
const read = (file: string) => readFileSync(path.join(modules, file), 'utf8');
const react = read('react-dom/cjs/react-dom-client.production.js');
const router = ['router/router', 'hooks', 'errors', 'components', 'dom/lib', 'router/instrumentation'].map(
  (file) => read(`react-router/dist/production/lib/${file}.js`),
);

const replaces = (code: string, name: string) => withBodies(code, { [name]: 'return 1;' }) !== code;

test.each(Object.keys(unreachableInReact))("React's %s is there to be left out", (name) => {
  expect(replaces(react, name)).toBe(true);
});

test.each(Object.keys(unreadInReactServer))("%s of the server's React is there to be left out", (name) => {
  expect(replaces(read('react-dom/cjs/react-dom-server-legacy.node.production.js'), name)).toBe(true);
});

test.each(Object.keys(unreachableInRouter))("the router's %s is there to be left out", (name) => {
  expect(router.some((code) => replaces(code, name))).toBe(true);
});

test.each(settledInRouter)("the router's %s is there to be settled", (condition, settled) => {
  expect(router.some((code) => code.replaceAll(condition, settled) !== code)).toBe(true);
});

test('what is left is a program, and clearly smaller', () => {
  const lean = leanReactCode(react);
  expect(() => parseAst(lean)).not.toThrow();
  expect(lean.length).toBeLessThan(react.length - 70_000);
  for (const code of router) expect(() => parseAst(leanRouterCode(code))).not.toThrow();
  const length = (codes: readonly string[]) => codes.reduce((sum, code) => sum + code.length, 0);
  expect(length(router.map(leanRouterCode))).toBeLessThan(length(router) - 35_000);
});
