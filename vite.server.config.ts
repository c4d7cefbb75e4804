import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

/** Bundles the server's own sources; packages stay where npm put them. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      // Threads and processes load a file of their own.
      input: {
        main: 'server/main.ts',
        'engine-thread': 'server/research/engine/engine-thread.ts',
        'document-thread': 'server/documents/document-thread.ts',
        'init-process': 'server/db/init-process.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
  plugins: [
    {
      name: 'baraza-migrations',
      // The migrator reads them from beside the bundle.
      writeBundle({ dir = 'dist/server' }) {
        cpSync('server/db/migrations', join(dir, 'migrations'), {
          recursive: true,
          filter: (path) => !path.includes('meta'),
        });
      },
    },
  ],
});
