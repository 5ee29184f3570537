import type { Plugin } from 'vite';
import { withBodies } from './replaced-bodies.ts';

/** Functions of the router that the shop can never reach, and shorter ones for what it asks of others. */
export const unreachableInRouter = {
  // No form or fetcher is ever sent through the router.
  handleAction: '',
  handleFetcherAction: '',
  handleFetcherLoader: '',
  fetch: '',
  updateFetcherState: '',
  getUpdatedRevalidatingFetchers: '',
  markFetchRedirectsDone: '',
  abortStaleFetchLoads: '',
  getSubmissionFromNavigation: '',
  getActionDataForCommit: '',
  getUpdatedActionData: '',
  getDoneFetcher: '',
  processLoaderData: 'return processRouteLoaderData(matches, results, pendingActionResult);',
  normalizeNavigateOptions: 'return { path };',
  createClientSideRequest:
    'return new Request(history.createURL(stripHashFromPath(location)).toString(), { signal });',
  // All routes are known from the start.
  checkFogOfWar: 'return { active: false, matches: null };',
  discoverRoutes: '',
  cancelDiscoveryNavigation: '',
  patchRoutes: '',
  _internalSetRoutes: '',
  loadLazyMiddlewareForMatches: '',
  // Its sentences are for programmers; pages ask for the status only, and every tree has a boundary of its own.
  getInternalRouterError: "return new ErrorResponseImpl(status || 500, '', new Error(), true);",
  DefaultErrorComponent: 'return null;',
  // start-app.tsx hands over what the document says.
  parseHydrationData: '',
  // No server components.
  decodeRedirectErrorDigest: '',
  decodeRouteErrorResponseDigest: '',
  RSCErrorHandler: '',
  // No middleware, no measuring, no transitions between views.
  defaultDataStrategyWithMiddleware: 'return defaultDataStrategy(args);',
  runClientMiddlewarePipeline: '',
  consumeInstrumentationClientResultMetaReceiver: '',
  persistAppliedTransitions: '',
  restoreAppliedTransitions: '',
};

/** Conditions that are never met, and those that always are. */
export const settledInRouter: [string | RegExp, string][] = [
  ['if (init.instrumentations)', 'if (false)'],
  ['if (isFogOfWar) {', 'if (false) {'],
  ['if (!isFogOfWar) {', 'if (true) {'],
  ['opts && opts.submission && isMutationMethod(opts.submission.formMethod)', 'false'],
  ['revalidatingFetchers.length > 0', 'false'],
  [/^\tfetchLoadMatches\.forEach\(\(f, key\) => \{\n[\s\S]*?^\t\}\);$/gm, ''],
  ['if (submission) return {', 'if (false) return {'],
  [/^\t*warning\(.*\);$/gm, ''],
  [/^(\t*invariant\(.*), `[^`]*`\);$/gm, '$1);'],
  ['if (!viewTransitionOpts || !isViewTransitionAvailable) {', 'if (true) {'],
  ['if (renderDfd && pendingState && router.window) {', 'if (false) {'],
  ['if (!vtContext.isTransitioning && interruption) {', 'if (false) {'],
];

/** Hooks and components of what is left out. */
const LEFT_OUT =
  /\b(useFetchers?|useSubmit|useFormAction|useActionData|useViewTransitionState|Form)\b[^;]*from 'react-router'/;

/**
 * React Router's links and forms stay in a bundle that never uses them, because the bundler must take
 * `forwardRef(…)` and `Link.displayName = …` for side effects. Saying that they are none saves 5.3 of 105 KB; its
 * sentences about mistakes of programmers are 0.5. Submissions, fetchers, routes that are found later, middleware and
 * transitions hang on one object whose parts no bundler can leave out. An update of the router that renames these
 * things makes the bundle larger, not wrong, and the size check of npm test says so; who imports a hook of what is left out
 * is refused here.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    transform: {
      filter: { id: [/[\\/]react-router[\\/]dist[\\/]/, /[\\/]src[\\/]web[\\/]/] },
      handler(code, id) {
        if (!id.includes('react-router')) {
          if (LEFT_OUT.test(code))
            this.error(`${id} takes what lean-router.ts leaves out of the browser's router`);
          return null;
        }
        return leanRouterCode(code);
      },
    },
  };
}

export function leanRouterCode(code: string): string {
  let lean = withBodies(code, unreachableInRouter);
  for (const [condition, settled] of settledInRouter) lean = lean.replaceAll(condition, settled);
  return lean
    .replace(/"[A-Z][^"\\\n]{40,}"/g, '""')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/= (React(?:\$\d)?\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
}
