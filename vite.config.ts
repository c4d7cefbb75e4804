import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { aliasProductionBuilds } from './vite/libraries.ts';
import { publicPages } from './vite/pages.ts';
import { ON_DEMAND, partsOfThePage } from './vite/parts.ts';
import { workerParts } from './vite/worker.ts';

/** Chrome, Edge and Android WebView 109, Firefox 115, Safari 16.4 and newer. */
const BROWSERS = ['chrome109', 'edge109', 'firefox115', 'safari16.4'];
// scripts/support/build.mjs puts it in the place of dist/client, with the last builds' files for the pages still open (UPD-1).
const OUT = 'dist/fresh';
const parts = partsOfThePage();
const worker = workerParts(OUT, BROWSERS);

export default defineConfig({
  plugins: [
    aliasProductionBuilds(),
    react(),
    worker.page,
    parts.plugin,
    publicPages(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'index.ts',
      injectRegister: false,
      // The drawn ones are fetched by the system when it installs; 37 kB of every first visit otherwise.
      includeManifestIcons: false,
      manifest: JSON.parse(readFileSync('manifest.webmanifest', 'utf8')),
      injectManifest: {
        rollupFormat: 'iife',
        buildPlugins: { vite: [worker.worker] },
        // The first floor of assets: what lies in assets/on-demand is fetched when somebody needs it.
        globPatterns: ['index.html', 'pages/index.html', 'assets/*.{js,css}', 'icons/icon-48.png'],
      },
      devOptions: { enabled: false },
    }),
  ],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: BROWSERS,
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      // What every page has already need not be named beside each part that stands on it.
      resolveDependencies: (_file, deps, { hostType }) =>
        hostType === 'js' ? deps.filter((dep) => !/\/(react|shell|rolldown-runtime)-/.test(dep)) : deps,
    },
    rolldownOptions: {
      output: {
        assetFileNames: ({ names: [name = ''] }) => `${parts.assetFolder(name)}/[name]-[hash:7][extname]`,
        chunkFileNames: (chunk) => `${parts.chunkFolder(chunk)}/[name]-[hash:7].js`,
        codeSplitting: { groups: parts.groups },
      },
    },
    chunkSizeWarningLimit: 320,
  },
  worker: {
    // The engine is three times the rest of the product: whoever drafts on the device fetches it, nobody else.
    format: 'es',
    rolldownOptions: {
      // One file, the texts of all languages in it: who fetched it has all that a draft needs without the network.
      output: { entryFileNames: `${ON_DEMAND}/[name]-[hash:7].js`, codeSplitting: false },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/auth/v1', '/rest', '/healthz', '/readyz'].map((path) => [path, 'http://127.0.0.1:4173']),
    ),
  },
});
