/** Three segments in the base64url alphabet. What they say is for the server to check. */
export function isWellFormedToken(token: string): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token);
}

/** When the token ends (or, with 'iat', began), in milliseconds since the epoch; null where that cannot be read. */
export function tokenExpiry(token: string, claim: 'exp' | 'iat' = 'exp'): number | null {
  const payload = token.split('.')[1];
  if (payload === undefined) return null;
  try {
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Record<
      string,
      unknown
    > | null;
    const seconds = claims?.[claim];
    return typeof seconds === 'number' ? seconds * 1000 : null;
  } catch {
    // Not JSON or not base64: the caller treats the token as malformed.
    return null;
  }
}
