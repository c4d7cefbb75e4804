import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address nobody outside may have us call. */
export class BlockedAddressError extends Error {
  override readonly name = 'BlockedAddressError';
}

const GLOBAL_6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is one of the public internet's: not this machine, its networks, multicast, documentation, tunnels, or an
 * IPv4 address in IPv6's clothes, and in IPv6 from the part that is given out at all.
 */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_6));
};

export interface Resolved {
  readonly address: string;
  readonly family: number;
}

/** Who turns names into addresses, and which addresses count as public. */
export interface Guard {
  readonly resolve: (host: string) => Promise<readonly Resolved[]>;
  readonly isAllowed: (address: string) => boolean;
}

export const PUBLIC_ONLY: Guard = {
  resolve: (host) => lookup(host, { all: true }),
  isAllowed: isPublicAddress,
};

const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$|\.$/g, '');

/** Throws `BlockedAddressError` for what its writing alone shows to lead elsewhere than to the public internet. */
function refuseByName(url: URL, isAllowed: Guard['isAllowed']): string {
  if (!/^https?:$/.test(url.protocol)) throw new BlockedAddressError('Only http and https are fetched');
  if (url.username !== '' || url.password !== '') throw new BlockedAddressError('An address with a password in it');
  const host = hostOf(url);
  if (/(?:^|\.)localhost$/.test(host)) throw new BlockedAddressError('The name of this machine itself');
  if (isIP(host) && !isAllowed(host)) throw new BlockedAddressError('The address does not lead to the public internet');
  return host;
}

/**
 * Where a connection to `url` may go. The name is resolved once and the connection goes to that very address, so that a
 * second answer of the name server cannot lead inside. Throws `BlockedAddressError`.
 */
export async function publicAddress(url: URL, { resolve, isAllowed }: Guard): Promise<Resolved> {
  const host = refuseByName(url, isAllowed);
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolve(host);
  const [first] = found;
  // One inner address among several is enough to refuse: which one is called would be a matter of luck.
  if (first === undefined || !found.every((f) => isAllowed(f.address)))
    throw new BlockedAddressError('The address does not lead to the public internet');
  return first;
}

/** Behind an egress proxy the proxy resolves names, and keeps to what its operator allows; plain inner addresses never go out. */
export function refuseInner(url: URL, { isAllowed }: Guard): void {
  refuseByName(url, isAllowed);
}
