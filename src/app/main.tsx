// First of all: tokens.css declares the order of the cascade layers.
import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/parts.css';
import '../ui/layout.css';

import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { coreHandle } from '../hooks/core-handle.ts';
import { reloadForLostChunk } from '../platform/lost-chunk.ts';
import { App } from './App.tsx';
import { createDevice } from './core/device.ts';
import { NOT_FOUND } from './paths.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

// The scripts are here: the next time that they do not come may be tried once more again (index.html).
sessionStorage.removeItem('baraza-begun-again');
// Its name holds the hash of everything it leads to.
reloadForLostChunk(window, import.meta.url);
const device = createDevice(window);
// The database, the auth client and the HTTP client come after the first screen is painted: each of them costs airtime.
const handle = coreHandle(async () => (await import('./core.ts')).createCore(device));

const onError = (cause: unknown) => device.log.error('a part of the page broke', { cause });

const app = (
  <BrowserRouter>
    <App device={device} handle={handle} onError={onError} />
  </BrowserRouter>
);

// A page that the build wrote is hydrated; the shell, or another page's HTML, is replaced.
// The mark of an account's page holds only where nothing follows its path: that would say what somebody came for.
const { pathname, search, hash } = location;
if ([pathname, `${pathname}?${search}${hash}`, NOT_FOUND].includes(root.dataset.written ?? '')) hydrateRoot(root, app);
else createRoot(root).render(app);
