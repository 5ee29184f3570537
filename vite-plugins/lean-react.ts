import type { Plugin } from 'vite';
import { withBodies } from './replaced-bodies.ts';

/** Functions of React's DOM that the shop can never reach; what one returns where its callers ask. */
export const unreachableInReact = {
  // Transitions between views: every walk of a commit looks for <ViewTransition> and finds none.
  startViewTransition: '',
  flushAfterMutationEffects: '',
  commitAfterMutationEffectsOnFiber: '',
  recursivelyTraverseAfterMutationEffects: '',
  trackEnterViewTransitions: '',
  applyViewTransitionToHostInstances: '',
  applyViewTransitionToHostInstancesRecursive: '',
  restoreViewTransitionOnHostInstances: '',
  commitAppearingPairViewTransitions: '',
  commitEnterViewTransitions: '',
  commitDeletedPairViewTransitions: '',
  commitExitViewTransitions: '',
  commitNestedViewTransitions: '',
  restorePairedViewTransitions: '',
  restoreEnterOrExitViewTransitions: '',
  restoreNestedViewTransitions: '',
  measureViewTransitionHostInstancesRecursive: '',
  measureNestedViewTransitions: '',
  scheduleViewTransitionEvent: '',
  getViewTransitionName: '',
  getViewTransitionClassName: '',
  createViewTransitionInstance: '',
  ViewTransitionPseudoElement: '',
  reportViewTransitionError: '',
  // <Activity>, <SuspenseList>, refs of fragments, custom elements.
  updateActivityComponent: '',
  updateSuspenseListComponent: '',
  initSuspenseListRenderState: '',
  setPropOnCustomElement: '',
  FragmentInstance: '',
  // <link>, <style>, <script>, <title> and <meta> that find their own way into the head; <html>, <head> and <body>.
  isHostHoistableType: 'return false;',
  getResource: '',
  acquireResource: '',
  preloadResource: '',
  preloadResourceAndSuspendIfNeeded: '',
  suspendResource: '',
  insertStylesheet: '',
  mountHoistable: '',
  createHoistableInstance: '',
  getHydratableHoistableCache: '',
  resolveSingletonInstance: '',
  releaseSingletonInstance: '',
  clearSingletonPreambleContribution: '',
  commitHostSingletonAcquisition: '',
  // Functions as actions of forms, useActionState.
  extractEvents$1: '',
  startHostTransition: '',
  scheduleReplayQueueIfNeeded: '',
  dispatchActionState: '',
  runActionStateAction: '',
  mountActionState: '',
  updateActionState: '',
  updateActionStateImpl: '',
  rerenderActionState: '',
  // ReactDOM.preload and its kin.
  prefetchDNS: '',
  preconnect: '',
  preload: '',
  preloadModule: '',
  preinitScript: '',
  preinitStyle: '',
  preinitModuleScript: '',
  // Nobody reads in which component an error was thrown: names are short ones here.
  getStackByFiberInDevAndProd: 'return "";',
};

const LEFT_OUT =
  /\b(ViewTransition|Activity|SuspenseList|useActionState|useFormState|useFormStatus|preload|preloadModule|preconnect|prefetchDNS|preinit|preinitModule)\b[^;]*from 'react(-dom)?'/;

const HOISTED =
  /<(link|style|script|title|meta|html|head|body)[\s/>]|jsxs?\("(link|style|script|title|meta|html|head|body)"/;

/**
 * React's DOM is one function of functions that no bundler can leave out. An update that renames them makes the bundle
 * larger, not wrong, and the size check of npm test says so; one that calls them for something else fails the browser's tests.
 * Who imports what is left out is refused here.
 */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    transform: {
      filter: { id: [/[\\/]react-dom-client\.production\.js$/, /[\\/]src[\\/]web[\\/]/] },
      handler(code, id) {
        if (id.endsWith('.production.js')) return leanReactCode(code);
        if (LEFT_OUT.test(code) || HOISTED.test(code))
          this.error(`${id} takes what lean-react.ts leaves out of the browser's React`);
        return null;
      },
    },
  };
}

/** Only a page that is rendered in two parts is told by the names of its components where to go on. */
export const unreadInReactServer = { getComponentNameFromType: 'return null;' };

/** Pages are rendered to a string: the program that streams them, half of what the server would load of React, is never called. */
export function leanReactServer(): Plugin {
  return {
    name: 'lean-react-server',
    applyToEnvironment: ({ name }) => name === 'ssr',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-dom-server(-legacy)?\.node\.production\.js$/ },
      handler: (code, id) =>
        id.includes('-legacy') ? withBodies(code, unreadInReactServer) : 'module.exports = {};',
    },
  };
}

export function leanReactCode(code: string): string {
  return withBodies(code, unreachableInReact).replace(
    /^(ViewTransitionPseudoElement|FragmentInstance)\.prototype\.\w+ = function [\s\S]*?^\};$/gm,
    '',
  );
}
