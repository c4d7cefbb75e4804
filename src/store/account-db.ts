import Dexie, { type DexieOptions, type Table } from 'dexie';
import type { ChatRow, InsightsRow, MessageRow } from './chat-insights-rows.ts';
import type { ExplorerRow, RefinerRow } from './explorer-refiner-rows.ts';
import type {
  BodyRow,
  CreditRequestRow,
  CreditRow,
  DraftRow,
  JobRow,
  MetaRow,
  OutboxRow,
  QuarantineRow,
  ReportRow,
  TombstoneRow,
  TrashRow,
} from './rows.ts';

/** One account's working copy. Nothing of another account is ever in it (ACC-1). */
export class AccountDb extends Dexie {
  declare readonly reports: Table<ReportRow, string>;
  declare readonly tombstones: Table<TombstoneRow, string>;
  declare readonly bodies: Table<BodyRow, string>;
  declare readonly trash: Table<TrashRow, string>;
  declare readonly jobs: Table<JobRow, string>;
  declare readonly drafts: Table<DraftRow, string>;
  declare readonly messages: Table<MessageRow, string>;
  declare readonly chats: Table<ChatRow, string>;
  declare readonly insights: Table<InsightsRow, string>;
  declare readonly explorerSessions: Table<ExplorerRow, string>;
  declare readonly refinerSessions: Table<RefinerRow, string>;
  declare readonly outbox: Table<OutboxRow, string>;
  declare readonly credits: Table<CreditRow, string>;
  declare readonly creditRequests: Table<CreditRequestRow, string>;
  declare readonly meta: Table<MetaRow, string>;
  declare readonly quarantine: Table<QuarantineRow, number>;

  constructor(name: string, options: DexieOptions = {}) {
    // Strict: 'saved on this device' is said when the write is on the disk, not when it is on its way (OUT-3).
    super(name, { chromeTransactionDurability: 'strict', ...options });
    // Upgrades only ever add (STO-2): an older tab may still have the database open.
    this.version(1).stores({
      reports: 'id, createdAt, pinned',
      tombstones: 'id',
      bodies: 'id, savedAt',
      jobs: 'id',
      outbox: 'opId, seq, lane',
      credits: 'type',
      meta: 'key',
      quarantine: '++id',
    });
    this.version(2).stores({
      trash: 'id, deletedAt',
      drafts: 'id, createdAt',
      messages: 'id, [reportId+at+turn]',
      chats: 'reportId',
      insights: 'reportId',
      creditRequests: 'type',
      explorerSessions: 'id, createdAt',
      refinerSessions: 'id, createdAt',
    });
  }
}

/** Visitors share one database; it holds nothing of an account. */
export const databaseName = (userId: string | null): string => (userId ? `baraza-${userId}` : 'baraza-visitor');
