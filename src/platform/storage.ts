export interface DeviceStorage {
  /** Bytes used and bytes allowed; null where the browser does not tell. */
  estimate(): Promise<{ used: number; quota: number } | null>;
  /** Asks the browser not to clear this site by itself. True when it agreed (STO-1). */
  persist(): Promise<boolean>;
}

export function browserStorage(navigator: Partial<Pick<Navigator, 'storage'>>): DeviceStorage {
  const { storage } = navigator;
  return {
    async estimate() {
      if (!storage?.estimate) return null;
      const { usage, quota } = await storage.estimate();
      return usage === undefined || quota === undefined ? null : { used: usage, quota };
    },
    async persist() {
      if (!storage?.persist) return false;
      return (await storage.persisted()) || (await storage.persist());
    },
  };
}
