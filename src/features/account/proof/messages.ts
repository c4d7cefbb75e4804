export const proof = {
  sixDigits: 'Six digits',
} as const;
