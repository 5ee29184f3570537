import type { Plugin } from 'vite';

/**
 * React Router's links and forms stay in a bundle that never uses them, because the bundler must take
 * `forwardRef(…)` and `Link.displayName = …` for side effects. Saying that they are none saves 5.3 of 105 KB; the
 * hooks for measuring a router, which nobody sets here, are 0.9 more, and its sentences about mistakes of programmers
 * 0.5. An update of the router that renames these
 * things makes the bundle larger, not wrong, and the size check of npm test says so.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]/ },
      handler: (code) =>
        code
          .replaceAll('if (init.instrumentations)', 'if (false)')
          .replace(/"[A-Z][^"\\\n]{40,}"/g, '""')
          .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replace(/= (React(?:\$\d)?\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
    },
  };
}
