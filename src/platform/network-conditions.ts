/** What the browser tells of the connection's cost; only some browsers do. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

export interface NetworkConditions {
  /** The person asked for reduced data. */
  saveData(): boolean;
  /** Large downloads nobody asked for are welcome. Unknown counts as metered: somebody pays for it. */
  unmetered(): boolean;
}

const SLOW = ['slow-2g', '2g', '3g'];
const FREE = ['wifi', 'ethernet'];

export function browserNetworkConditions(navigator: object): NetworkConditions {
  const read = () => ('connection' in navigator ? (navigator.connection as NetworkInformation | undefined) : undefined);
  return {
    saveData: () => read()?.saveData === true,
    unmetered() {
      const connection = read();
      if (!connection || connection.saveData) return false;
      if (SLOW.includes(connection.effectiveType ?? '')) return false;
      // Desktop browsers leave `type` out; phones name it.
      return connection.type === undefined || FREE.includes(connection.type);
    },
  };
}
