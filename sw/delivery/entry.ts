import type { Scope } from '../scope.ts';
import { deliverOutbox } from './deliver.ts';

declare const self: Scope;

self.deliverOutbox = deliverOutbox;
