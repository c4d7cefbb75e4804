/** Written while the worker is built (vite/worker.ts). */
declare module 'virtual:baraza-build' {
  /** The address of the script that sends what waits. */
  export const deliveryScript: string;
  /** The addresses of the build's files that are not there from the first visit. */
  export const onDemand: readonly string[];
}
