import type { Plugin } from 'vite';

/**
 * Vite wraps every import() to load styles and further files first. Here one sheet has all styles and nothing is
 * preloaded, so the wrapper only has to import: 1 KB less on every first visit.
 */
export function leanImports(): Plugin {
  return {
    name: 'lean-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
