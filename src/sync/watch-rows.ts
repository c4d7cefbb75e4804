import type { Cell, Live } from '../lib/live.ts';

interface Watched<Row> {
  readonly rows: Live<readonly Row[]>;
  readonly visible: Cell<boolean>;
  /** The rows as they are now, and whenever they or the page's being in front changed. */
  readonly changed: (rows: readonly Row[]) => void;
  readonly failed: (cause: unknown) => void;
}

/** What is followed depends on the rows and on the page being in front: watches both until `signal` is aborted. */
export function watchRows<Row>({ rows, visible, changed, failed }: Watched<Row>, signal: AbortSignal): void {
  let latest: readonly Row[] = [];
  const stopRows = rows.subscribe((read) => {
    latest = read;
    changed(latest);
  }, failed);
  const stopVisible = visible.subscribe(() => changed(latest));
  signal.addEventListener(
    'abort',
    () => {
      stopRows();
      stopVisible();
    },
    { once: true },
  );
}
