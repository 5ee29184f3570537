import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  appType: 'custom',
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: { input: 'src/web/entry-client.tsx' },
      },
    },
    ssr: {
      // One file without dependencies: the server starts faster and React is always the production build.
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/server',
        rolldownOptions: { input: 'src/web/entry-server.tsx' },
        copyPublicDir: false,
      },
    },
  },
});
