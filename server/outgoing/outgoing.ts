import { type Guard, PUBLIC_ONLY, publicAddress, refuseInner } from './guard.ts';
import { type OutgoingAnswer, type OutgoingRequest, sendHttp } from './http.ts';
import { OutgoingError } from './outgoing-error.ts';
import { canConnect } from './reach.ts';

export interface FetchLimits {
  readonly maxBytes: number;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** A public page or file as it came. */
export interface Fetched {
  /** After all redirects. */
  readonly url: string;
  /** Its type as told, lower case; '' where none was. */
  readonly type: string;
  readonly body: Buffer;
}

/** How this server reaches others. One for the process; tests make their own. */
export interface Outgoing {
  /** To a service that the code or the operator names; a redirect is an answer like any other. Throws `OutgoingError`. */
  send(request: OutgoingRequest, options?: { readonly direct?: boolean }): Promise<OutgoingAnswer>;
  /** A page that a stranger names: public addresses only. Throws `BlockedAddressError`, `OutgoingError`. */
  fetchPublic(address: string, limits: FetchLimits): Promise<Fetched>;
  /** Whether a connection to one of these services comes about within `timeoutMs`. */
  isOnline(bases: readonly string[], timeoutMs: number, signal: AbortSignal): Promise<boolean>;
}

export interface OutgoingSettings {
  /** A forward proxy of the operator's for everything that leaves. */
  readonly proxy: string | null;
  /** Says who asks and how to reach them. */
  readonly agent: string;
  readonly guard?: Guard;
}

const REDIRECTS = 3;
const READABLE = 'text/html, application/pdf, text/plain, application/xhtml+xml';

export function createOutgoing({ proxy: proxyAddress, agent, guard = PUBLIC_ONLY }: OutgoingSettings): Outgoing {
  const proxy = proxyAddress === null ? null : new URL(proxyAddress);
  const named = (request: OutgoingRequest): OutgoingRequest => ({
    ...request,
    headers: { 'user-agent': agent, ...request.headers },
  });

  /** Each hop is looked at anew. */
  const hop = async (url: URL, limits: FetchLimits): Promise<OutgoingAnswer> => {
    const request = named({ url, headers: { accept: READABLE }, ...limits });
    if (proxy === null) return sendHttp(request, { at: await publicAddress(url, guard) });
    refuseInner(url, guard);
    return sendHttp(request, { proxy });
  };

  return {
    send: (request, { direct = false } = {}) =>
      sendHttp(named(request), proxy === null || direct ? 'direct' : { proxy }),
    async fetchPublic(address, limits) {
      let url = new URL(address);
      for (let hops = 0; hops <= REDIRECTS; hops++) {
        const { status, headers, body } = await hop(url, limits);
        if (status >= 300 && status < 400 && headers.location !== undefined) {
          url = new URL(headers.location, url);
          continue;
        }
        if (status !== 200) throw new OutgoingError('status', `The page was answered ${status}`);
        return { url: url.href, type: (headers['content-type'] ?? '').toLowerCase(), body };
      }
      throw new OutgoingError('status', 'Too many redirects');
    },
    isOnline: (bases, timeoutMs, signal) => canConnect(proxy === null ? bases : [proxy.href], timeoutMs, signal),
  };
}
