import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address nobody outside may have us call. */
export class BlockedAddressError extends Error {
  override readonly name = 'BlockedAddressError';
}

export class PageError extends Error {
  override readonly name = 'PageError';
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
export type Resolve = (host: string) => Promise<readonly Resolved[]>;

export interface FetchLimits {
  readonly maxBytes: number;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** For tests: who turns names into addresses, and which addresses count as public. */
  readonly resolve?: Resolve;
  readonly isAllowed?: (address: string) => boolean;
}

const REDIRECTS = 3;
const TEXT = /^(?:text\/(?:html|plain)|application\/xhtml\+xml)\b/;

const system: Resolve = (host) => lookup(host, { all: true });

/**
 * A public page as text. The name is resolved once and the connection goes to that very address, so that a second answer
 * of the name server cannot lead inside; each redirect is looked at anew. Throws `BlockedAddressError`, `PageError`.
 */
export async function fetchPublic(address: string, limits: FetchLimits): Promise<string> {
  let url = new URL(address);
  const deadline = AbortSignal.any([limits.signal, AbortSignal.timeout(limits.timeoutMs)]);
  for (let hop = 0; hop <= REDIRECTS; hop++) {
    const answer = await get(url, await publicAddress(url, limits), limits.maxBytes, deadline);
    if (answer.location === null) return answer.text;
    url = new URL(answer.location, url);
  }
  throw new PageError('Too many redirects');
}

async function publicAddress(
  url: URL,
  { resolve = system, isAllowed = isPublicAddress }: FetchLimits,
): Promise<Resolved> {
  if (!/^https?:$/.test(url.protocol)) throw new BlockedAddressError('Only http and https are fetched');
  if (url.username !== '' || url.password !== '') throw new BlockedAddressError('An address with a password in it');
  const host = url.hostname.replace(/^\[|\]$|\.$/g, '');
  if (/(?:^|\.)localhost$/.test(host)) throw new BlockedAddressError('The name of this machine itself');
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolve(host);
  const [first] = found;
  // One inner address among several is enough to refuse: which one is called would be a matter of luck.
  if (first === undefined || !found.every((f) => isAllowed(f.address)))
    throw new BlockedAddressError('The address does not lead to the public internet');
  return first;
}

interface Page {
  readonly text: string;
  readonly location: string | null;
}

function get(url: URL, at: Resolved, maxBytes: number, signal: AbortSignal): Promise<Page> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(
      url,
      {
        signal,
        headers: { accept: 'text/html, text/plain', 'accept-encoding': 'identity', 'user-agent': 'Baraza research' },
        lookup: (_host, options, done) =>
          options.all ? done(null, [{ address: at.address, family: at.family }]) : done(null, at.address, at.family),
      },
      (answer) => {
        const status = answer.statusCode ?? 0;
        if (status >= 300 && status < 400 && answer.headers.location !== undefined) {
          answer.destroy();
          resolve({ text: '', location: answer.headers.location });
          return;
        }
        if (status !== 200 || !TEXT.test(answer.headers['content-type'] ?? '')) {
          answer.destroy();
          reject(new PageError(`The page was answered ${status}`));
          return;
        }
        const parts: Buffer[] = [];
        let read = 0;
        answer.on('data', (part: Buffer) => {
          read += part.length;
          if (read > maxBytes) answer.destroy(new PageError('The page is too large'));
          else parts.push(part);
        });
        answer.on('end', () => resolve({ text: Buffer.concat(parts).toString('utf8'), location: null }));
        answer.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end();
  });
}
