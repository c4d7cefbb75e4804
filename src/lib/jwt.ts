/** Three segments in the base64url alphabet. What they say is for the server to check. */
export function isWellFormedToken(token: string): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token);
}

/** What the token says under this name, unchecked; undefined where it cannot be read. */
export function tokenClaim(token: string, claim: string): unknown {
  const payload = token.split('.')[1];
  if (payload === undefined) return undefined;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return (claims as Record<string, unknown> | null)?.[claim];
  } catch {
    // Not JSON or not base64: the caller treats the token as malformed.
    return undefined;
  }
}

/** When the token ends (or, with 'iat', began), in milliseconds since the epoch; null where that cannot be read. */
export function tokenExpiry(token: string, claim: 'exp' | 'iat' = 'exp'): number | null {
  const seconds = tokenClaim(token, claim);
  return typeof seconds === 'number' ? seconds * 1000 : null;
}
