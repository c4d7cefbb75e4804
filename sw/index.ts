import { deliveryScript, onDemand } from 'virtual:baraza-build';
import { sendInTheBackground } from './background-sync.ts';
import { keepWhatPagesName } from './keep.ts';
import { obeyKillSwitch } from './kill-switch.ts';
import { precacheBuild } from './precache.ts';
import { answerFromRuntimeCaches, clearOldBuilds } from './routes.ts';
import type { Scope } from './scope.ts';
import { waitForThePerson } from './update.ts';

declare const self: Scope;

obeyKillSwitch(self, () => Date.now());
waitForThePerson(self);
precacheBuild(self.__WB_MANIFEST ?? []);
answerFromRuntimeCaches();
clearOldBuilds(self, onDemand);
keepWhatPagesName(self);
sendInTheBackground(self, deliveryScript);
