import { deliveryScript, onDemand } from 'virtual:baraza-build';
import { sendInTheBackground } from './background-sync.ts';
import { registerCacheUrlsMessage } from './cache-urls.ts';
import { registerKillSwitch } from './kill-switch.ts';
import { precacheBuild } from './precache.ts';
import { clearOldBuilds, registerRuntimeCaching } from './routes.ts';
import type { Scope } from './scope.ts';
import { registerSkipWaiting } from './update.ts';

declare const self: Scope;

registerKillSwitch(self, () => Date.now());
registerSkipWaiting(self);
precacheBuild(self.__WB_MANIFEST ?? []);
registerRuntimeCaching();
clearOldBuilds(self, onDemand);
registerCacheUrlsMessage(self);
sendInTheBackground(self, deliveryScript);
