/** What is said around a trail before its own part of the product is here. */
export const trailFrame = {
  title: 'What was looked up',
  notHere: 'This list has not been read on this device yet. It opens when the connection is back.',
} as const;
