import type { Context } from 'hono';
import { describe, expect, it } from 'vitest';
import { addressBlock, addressReader } from '../../server/address.ts';

describe('the block an address is counted by', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['nonsense', null],
    ['', null],
  ])('of %j is %j', (text, block) => {
    expect(addressBlock(text)).toBe(block);
  });

  const request = (remote: string, forwarded?: string) =>
    ({
      env: { incoming: { socket: { remoteAddress: remote, remotePort: 1, remoteFamily: 'IPv6' } } },
      req: { header: (name: string) => (name === 'x-forwarded-for' ? forwarded : undefined) },
    }) as unknown as Context;

  it('is read from the connection, or from what the trusted proxy added last', () => {
    const c = request('2001:db8:1:2::7', '198.51.100.1, 2001:db8:9:9::1');
    expect(addressReader(false)(c)).toBe('2001:db8:1:2::/64');
    expect(addressReader(true)(c)).toBe('2001:db8:9:9::/64');
  });

  it('is the connection’s where the proxy names nobody', () => {
    expect(addressReader(true)(request('203.0.113.9', 'unknown'))).toBe('203.0.113.9');
    expect(addressReader(true)(request('203.0.113.9'))).toBe('203.0.113.9');
  });
});
