import { obeyKillSwitch } from './kill-switch.ts';
import { precacheBuild } from './precache.ts';
import { keepEvidence } from './routes.ts';
import type { Scope } from './scope.ts';
import { claimPages, waitForThePerson } from './update.ts';

declare const self: Scope;

obeyKillSwitch(self, () => Date.now());
claimPages(self);
waitForThePerson(self);
precacheBuild(self.__WB_MANIFEST ?? []);
keepEvidence();
