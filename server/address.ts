import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/**
 * The block an address is counted by: itself in IPv4, however it is written, and its /64 in IPv6, which is what one household
 * or one rented machine has to itself. Null for what is no address.
 */
export function addressBlock(text: string): string | null {
  if (!ipaddr.isValid(text)) return null;
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

/**
 * Whom a request comes from, as far as it is counted. Behind a trusted proxy it is the last name the proxy added: those
 * before it can be made up.
 */
export function addressReader(trustProxy: boolean): (c: Context) => string {
  return (c) => {
    const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
    return addressBlock(forwarded ?? '') ?? addressBlock(getConnInfo(c).remote.address ?? '') ?? 'unknown';
  };
}
