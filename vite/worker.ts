import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { ON_DEMAND } from './parts.ts';

const ENTRY = 'sw/delivery/entry.ts';
const VIRTUAL = 'virtual:baraza-build';

/** One classic script of `ENTRY` and all it needs: the worker loads it with importScripts. */
async function deliveryScript(target: string[]): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target, lib: { entry: ENTRY, name: 'delivery', formats: ['iife'] } },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const chunk = outputs.flatMap(({ output }) => output).find((part) => part.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error(`${ENTRY} was not built`);
  return chunk.code;
}

/**
 * What the service worker must know of the build. The delivery script is named by its content and apart from the worker, so
 * that a phone fetches it once and not with every version.
 */
export function workerParts(outDir: string, target: string[]): { page: Plugin; worker: Plugin } {
  let script = '';
  return {
    page: {
      name: 'baraza-delivery-script',
      apply: 'build',
      async generateBundle() {
        const source = await deliveryScript(target);
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        script = `${ON_DEMAND}/delivery-${hash}.js`;
        this.emitFile({ type: 'asset', fileName: script, source });
      },
    },
    worker: {
      name: 'baraza-build-facts',
      resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : null),
      load(id) {
        if (id !== `\0${VIRTUAL}`) return null;
        const folder = join(outDir, ON_DEMAND);
        const files = existsSync(folder) ? readdirSync(folder).sort() : [];
        const onDemand = files.map((name) => `/${ON_DEMAND}/${name}`);
        return `export const deliveryScript = ${JSON.stringify(`/${script}`)};\nexport const onDemand = ${JSON.stringify(onDemand)};`;
      },
    },
  };
}
