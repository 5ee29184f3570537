import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { iconSprite } from './vite-plugins/icon-sprite.ts';
import { leanImports } from './vite-plugins/lean-imports.ts';
import { leanReact, leanReactServer } from './vite-plugins/lean-react.ts';
import { leanRouter } from './vite-plugins/lean-router.ts';
import { narrowText } from './vite-plugins/narrow-text.ts';

// Several builds can stand side by side: DIST_DIR=.cache/dist-other npm run build.
const target = process.env.DIST_DIR || 'dist';

// What every page needs in one file: a dozen small ones compress worse and are asked for one by one.
const everyPage = [
  /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
  /[\\/]src[\\/]domain[\\/](discount|money|picture|text)\.ts/,
  /[\\/]src[\\/]web[\\/]ui[\\/](carousel[\\/]|(button-link|icon|picture|price|surfaces|toasts|toast-store)\.tsx?)/,
  /[\\/]src[\\/]web[\\/]app[\\/](apps|document-title|early-signs|link-navigation|page|page-data|page-route|scroll-position|start-app)\.tsx?/,
  /[\\/]src[\\/]web[\\/]store[\\/]layout[\\/](logo\.tsx|root-data\.ts)/,
  /[\\/]src[\\/]wire[\\/]rights[\\/]case-paths\.ts/,
  /[\\/]src[\\/]web[\\/]store[\\/]catalogue[\\/]product-card[\\/]/,
];

// What has files of its own beside its code, and what is only loaded where it is asked for.
const loadedApart = [
  'sharp',
  '@node-rs/argon2',
  'swagger-ui-dist',
  'pdfkit',
  'nodemailer',
  '@zxcvbn-ts/language-common',
  '@opentelemetry/api',
  '@opentelemetry/exporter-metrics-otlp-http',
  '@opentelemetry/exporter-metrics-otlp-proto',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/exporter-trace-otlp-proto',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-metrics',
  '@opentelemetry/sdk-trace',
  'vite',
];

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    tailwindcss(),
    iconSprite(),
    leanReact(),
    leanReactServer(),
    leanRouter(),
    leanImports(),
    narrowText(),
  ],
  appType: 'custom',
  builder: {},
  environments: {
    client: {
      build: {
        outDir: `${target}/client`,
        emptyOutDir: true,
        manifest: true,
        // A page needs the entry and its own file, nothing to preload between them (0.9 KB less on a first visit).
        modulePreload: false,
        rolldownOptions: {
          input: ['src/web/entry-client.tsx', 'src/web/entry-panel.tsx'],
          output: {
            codeSplitting: {
              groups: [
                { name: 'base', test: (id) => everyPage.some((part) => part.test(id)) },
                // What shop and panels share would otherwise be a dozen files of half a kilobyte.
                {
                  name: 'cart',
                  test: /[\\/]src[\\/]web[\\/]app[\\/](cart-storage|cart-store|session-storage|session-store)\.ts/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // With its dependencies in a few files (decision 040): the server loads in half the time, takes some 40 MB less, and
      // React is always the production build.
      resolve: command === 'build' ? { noExternal: true, external: loadedApart } : { noExternal: [] },
      // Without React's programs for development beside those that are served.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: {
        outDir: `${target}/server`,
        emptyOutDir: true,
        rolldownOptions: {
          input: {
            'entry-server': 'src/web/entry-server.tsx',
            main: 'src/server/main.ts',
            worker: 'src/server/worker/main.ts',
          },
        },
        copyPublicDir: false,
      },
    },
  },
}));
