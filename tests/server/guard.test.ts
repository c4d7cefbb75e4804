import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BlockedAddressError, type Guard, isPublicAddress } from '../../server/outgoing/guard.ts';
import { createOutgoing, type FetchLimits } from '../../server/outgoing/outgoing.ts';
import { OutgoingError } from '../../server/outgoing/outgoing-error.ts';
import { type HttpDouble, startHttpDouble } from '../support/http-double.ts';

let web: HttpDouble;
beforeAll(async () => {
  web = await startHttpDouble();
});
afterAll(() => web.close());

const signal = new AbortController().signal;
const port = () => new URL(web.url).port;
/** The test's own 'public' name, which leads to this machine. */
const resolve = async (host: string) =>
  host === 'public.example' ? [{ address: '127.0.0.1', family: 4 }] : [{ address: '10.0.0.7', family: 4 }];
const OPEN = { resolve, isAllowed: (address: string) => address === '127.0.0.1' };
const limits = { maxBytes: 10_000, timeoutMs: 500, signal };
const fetchPublic = (address: string, { resolve: by, isAllowed, ...rest }: FetchLimits & Partial<Guard>) =>
  createOutgoing({
    proxy: null,
    agent: 'Baraza test',
    guard: { resolve: by ?? resolve, isAllowed: isAllowed ?? isPublicAddress },
  }).fetchPublic(address, rest);

describe('what may be fetched', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.1.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '::ffff:169.254.169.254',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    'ff02::1',
    'localhost',
    '',
    // Attacks 15: site-local, documentation, segment routing, IPv4-compatible, what nobody was given; and the IPv4 lists' ends.
    'fec0::1',
    'feff::1',
    '3fff::1',
    '3fff:fff::1',
    '5f00::1',
    '::7f00:1',
    '4000::1',
    '2001::1',
    '2001:2::1',
    '2001:20::1',
    '2001:db8::1',
    '100::1',
    '64:ff9b:1::1',
    '2002:808:808::1',
    '64:ff9b::808:808',
    '::ffff:8.8.8.8',
    '::ffff:0:8.8.8.8',
    '100.127.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.88.99.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '239.1.1.1',
    '250.0.0.1',
    '127.1',
  ])('not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
  it.each(['8.8.8.8', '41.203.0.1', '100.128.0.1', '172.32.0.1', '2606:4700::1111', '2c0f:fb50::1'])(
    'but %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://017700000001/',
    'http://inner.example/',
    'http://localhost/',
    'http://localhost./',
    'http://LOCALHOST.:80/',
    'http://printer.localhost./',
    'http://[fec0::1]/',
    'http://[3fff::1]/',
    'http://[5f00::1]/',
    'ftp://public.example/',
    'file:///etc/passwd',
    'http://user:pw@public.example/',
  ])('never %s', async (address) => {
    // As a name server may: what it does not know is an error of its own kind.
    const inner = async (host: string) => {
      if (host === 'localhost.') throw new Error('ENOTFOUND');
      return [{ address: '10.0.0.7', family: 4 }];
    };
    await expect(fetchPublic(address, { ...limits, resolve: inner })).rejects.toBeInstanceOf(BlockedAddressError);
  });

  it('one inner address among public ones is enough to refuse', async () => {
    const mixed = async () => [
      { address: '8.8.8.8', family: 4 },
      { address: '10.0.0.7', family: 4 },
    ];
    await expect(fetchPublic('http://mixed.example/', { ...limits, resolve: mixed })).rejects.toBeInstanceOf(
      BlockedAddressError,
    );
  });

  it('a redirect to the inside is refused, and the name is asked for once a hop', async () => {
    let asked = 0;
    const counting = async (host: string) => {
      asked += 1;
      return resolve(host);
    };
    web.behave((_r, a) => a.writeHead(302, { location: 'http://169.254.169.254/' }).end());
    await expect(
      fetchPublic(`http://public.example:${port()}/`, { ...limits, ...OPEN, resolve: counting }),
    ).rejects.toBeInstanceOf(BlockedAddressError);
    expect(asked).toBe(1);
  });

  it.each<[string, Parameters<HttpDouble['behave']>[0]]>([
    ['too large', (_r, a) => a.writeHead(200, { 'content-type': 'text/html' }).end('x'.repeat(20_000))],
    ['not there', (_r, a) => a.writeHead(404, { 'content-type': 'text/html' }).end('x')],
    ['sent round for ever', (_r, a) => a.writeHead(302, { location: '/' }).end()],
  ])('a page that is %s is an error', async (_, behaviour) => {
    web.behave(behaviour);
    await expect(fetchPublic(`http://public.example:${port()}/`, { ...limits, ...OPEN })).rejects.toBeInstanceOf(
      OutgoingError,
    );
  });

  it('a page that has moved is followed three times and no further, by whoever says who they are', async () => {
    const moved = (times: number) => {
      web.behave(({ path }, a) => {
        const hops = Number(/\d+/.exec(path)?.[0] ?? 0);
        if (hops < times) return a.writeHead(302, { location: `page-${hops + 1}` }).end();
        return a.writeHead(200, { 'content-type': 'Text/HTML' }).end('<p>Maize');
      });
      return fetchPublic(`http://public.example:${port()}/prices/page`, { ...limits, ...OPEN });
    };
    const page = await moved(3);
    expect([page.url, page.type]).toEqual([`http://public.example:${port()}/prices/page-3`, 'text/html']);
    expect(web.seen.map(({ headers }) => headers['user-agent'])).toEqual(Array(4).fill('Baraza test'));
    await expect(moved(4)).rejects.toMatchObject({ fault: 'status', message: 'Too many redirects' });
  });

  it.each([
    ['gone while it was sent', 'unreachable'],
    ['never there', 'timeout'],
  ])('a page that is %s is told apart: %s', async (what, fault) => {
    web.behave((_r, a) => {
      if (what !== 'never there') a.destroy();
    });
    const fetched = fetchPublic(`http://public.example:${port()}/`, { ...limits, ...OPEN, timeoutMs: 200 });
    await expect(fetched).rejects.toMatchObject({ fault });
  });

  it('a page that does not come is given up in time', async () => {
    web.behave(() => {});
    await expect(
      fetchPublic(`http://public.example:${port()}/`, { ...limits, ...OPEN, timeoutMs: 50 }),
    ).rejects.toThrow();
  });
});

describe('through the operator’s proxy', () => {
  const through = (proxy: string, address: string) =>
    createOutgoing({ proxy, agent: 'Baraza test', guard: { resolve, isAllowed: isPublicAddress } }).fetchPublic(
      address,
      limits,
    );

  it('a plain page is asked of it by its whole address, with the name and password it wants; no inner one is', async () => {
    const answers = new URL(web.url);
    answers.username = 'baraza';
    answers.password = 'p%40ss';
    web.behave((_r, a) => a.writeHead(200, { 'content-type': 'text/html' }).end('<p>Maize'));
    const page = await through(answers.href, 'http://public.example/prices?of=maize');
    expect(page.body.toString()).toBe('<p>Maize');
    expect(web.seen).toMatchObject([
      {
        path: 'http://public.example/prices?of=maize',
        headers: {
          host: 'public.example',
          'proxy-authorization': `Basic ${Buffer.from('baraza:p@ss').toString('base64')}`,
        },
      },
    ]);
    await expect(through(answers.href, 'http://10.0.0.7/')).rejects.toBeInstanceOf(BlockedAddressError);
    expect(web.seen).toHaveLength(1);
  });

  it('the operator’s own service is asked past it', async () => {
    web.behave((_r, a) => a.writeHead(200).end('here'));
    const outgoing = createOutgoing({ proxy: 'http://127.0.0.1:1', agent: 'Baraza test' });
    const request = { url: new URL(web.url), ...limits };
    expect((await outgoing.send(request, { direct: true })).body.toString()).toBe('here');
    await expect(outgoing.send(request)).rejects.toMatchObject({ fault: 'unreachable' });
  });

  it('an encrypted page goes through a tunnel, if the proxy opens one', async () => {
    const asked: string[] = [];
    let isOpen = false;
    const began = { tls: false };
    const proxy = createServer().on('connect', (request, socket) => {
      asked.push(request.url ?? '');
      if (!isOpen) return socket.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 2\r\n\r\nno');
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      return socket.once('data', (bytes: Buffer) => {
        // The first byte of a TLS handshake.
        began.tls = bytes[0] === 0x16;
        socket.destroy();
      });
    });
    await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
    const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const refused = { fault: 'unreachable', message: 'The proxy answered 403' };
    await expect(through(address, 'https://public.example/')).rejects.toMatchObject(refused);
    isOpen = true;
    await expect(through(address, 'https://public.example:8443/')).rejects.toMatchObject({ fault: 'unreachable' });
    expect(asked).toEqual(['public.example:443', 'public.example:8443']);
    expect(began.tls).toBe(true);
    await new Promise((done) => proxy.close(done));
  });
});
