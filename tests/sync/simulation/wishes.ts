import { readEntries } from '../../../src/store/entries.ts';
import { reportsView, reportView } from '../../../src/store/views/reports.ts';
import type { Copy } from './device.ts';
import { Broken } from './ledger.ts';
import type { Mutant } from './mutant.ts';

interface Wish {
  pinned?: boolean | undefined;
  title?: string | undefined;
  gone?: boolean;
  /** Something of it was refused or taken back after it had left: nobody can say any more what must be seen. */
  untold?: boolean;
}

const key = (copy: string, reportId: string) => `${copy} ${reportId}`;

/** What each device last wished for the reports that it alone touches: that is what it must show, always (VIEW-1). */
export class Wishes {
  readonly #wishes = new Map<string, Wish>();
  /** Per working copy: the newest revision ever held of a row. */
  readonly #revs = new Map<string, number>();

  wish(copy: string, reportId: string, change: Wish): void {
    this.#wishes.set(key(copy, reportId), { ...this.#wishes.get(key(copy, reportId)), ...change });
  }

  /** The working copy was removed with everything in it. */
  forget(copy: string): void {
    for (const known of [...this.#wishes.keys()]) if (known.startsWith(copy)) this.#wishes.set(known, { untold: true });
    for (const known of [...this.#revs.keys()]) if (known.startsWith(copy)) this.#revs.delete(known);
  }

  isGone(copy: string, reportId: string): boolean {
    return this.#wishes.get(key(copy, reportId))?.gone === true;
  }

  async check({ db, name, userId }: Copy, mutant: Mutant | null): Promise<void> {
    for (const row of await db.reports.toArray()) {
      if (row.item.user_id !== userId) throw new Broken('crossed', `${name} holds a report of ${row.item.user_id}`);
      this.#rises(name, row.id, row.item.rev);
    }
    for (const row of await db.trash.toArray())
      if (row.item.user_id !== userId) throw new Broken('crossed', `${name} holds the trash of ${row.item.user_id}`);
    for (const row of await db.tombstones.toArray()) this.#rises(name, row.id, row.rev);
    const { reports } = await reportsView(db, 100);
    // What was refused is not folded in: it is shown among what failed.
    const refused = (await readEntries(db)).filter((entry) => entry.state === 'dead');
    for (const { payload } of refused) if ('reportId' in payload) this.wish(name, payload.reportId, { untold: true });
    for (const [place, wish] of this.#wishes) {
      if (!place.startsWith(name) || wish.untold) continue;
      const id = place.slice(name.length + 1);
      const listed = reports.find((report) => report.id === id);
      const shown = mutant?.showsServerRow ? (await db.reports.get(id))?.item : listed;
      if (wish.gone && shown) throw new Broken('resurrected', `${id} is listed again on ${name}`);
      if (wish.gone || !shown) continue;
      if (wish.pinned !== undefined && shown.isPinned !== wish.pinned)
        throw new Broken('resurrected', `the former pin of ${id} came back on ${name}`);
      if (wish.title !== undefined && shown.title !== wish.title)
        throw new Broken('resurrected', `the former title of ${id} came back on ${name}`);
      if (JSON.stringify(await reportView(db, id)) !== JSON.stringify(listed ?? null) && !mutant?.showsServerRow)
        throw new Broken('diverged', `list and line of ${id} differ on ${name}`);
    }
  }

  #rises(copy: string, id: string, rev: number): void {
    const known = this.#revs.get(key(copy, id)) ?? -1;
    if (rev < known) throw new Broken('resurrected', `${id} went back from revision ${known} to ${rev} on ${copy}`);
    this.#revs.set(key(copy, id), rev);
  }
}
