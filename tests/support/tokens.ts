const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An access token of the right shape; times in milliseconds. */
export function token(name: string, issued: number, expires: number, more: Record<string, unknown> = {}): string {
  const claims = { sub: name, iat: Math.floor(issued / 1000), exp: Math.floor(expires / 1000), ...more };
  return `${encode({ alg: 'ES256' })}.${encode(claims)}.${Buffer.from(name).toString('base64url')}`;
}
