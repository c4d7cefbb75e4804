import { describe, expect, it, vi } from 'vitest';
import { readSupport, supportFaults, supportRequestOf } from '../../src/features/account/help/support-rules.ts';
import { canShare, share } from '../../src/features/report/share.ts';
import { contactFaults, readContact } from '../../src/features/site/contact-rules.ts';
import { isEmail } from '../../src/features/site/email-rule.ts';

describe('[spec 1 §5] the forms of the public pages', () => {
  const contact = { name: 'Ama', email: 'ama@example.org', organisation: '', message: 'Hello' };
  const support = { fullName: 'Ama', phoneNumber: '', possibleEmail: '', lastLoginApprox: '', additionalInfo: '' };

  it.each([
    ['name', 200],
    ['organisation', 200],
    ['message', 4_000],
  ] as const)('a message’s %s has %i letters at most, spaces around it not counted', (key, longest) => {
    expect(contactFaults({ ...contact, [key]: ` ${'x'.repeat(longest)} ` })).toEqual({});
    expect(Object.keys(contactFaults({ ...contact, [key]: 'x'.repeat(longest + 1) }))).toEqual([key]);
  });

  it('a message needs a name, an address and words; an organisation it does not', () => {
    expect(contactFaults(contact)).toEqual({});
    const empty = { name: ' ', email: '', organisation: '', message: ' ' };
    expect(Object.keys(contactFaults(empty)).sort()).toEqual(['email', 'message', 'name']);
  });

  it.each([
    ['ama@example.org', true],
    [' ama@example.org ', true],
    ['ama@example', false],
    ['ama example@x.org', false],
    ['@example.org', false],
    [`${'a'.repeat(242)}@example.org`, true],
    [`${'a'.repeat(243)}@example.org`, false],
  ])('%s is an address: %s', (text, is) => expect(isEmail(text)).toBe(is));

  it.each([
    ['fullName', 200],
    ['phoneNumber', 40],
    ['possibleEmail', 500],
    ['lastLoginApprox', 200],
    ['additionalInfo', 4_000],
  ] as const)('a request for help has %s of %i letters at most', (key, longest) => {
    expect(supportFaults({ ...support, [key]: ` ${'x'.repeat(longest)} ` })).toEqual({});
    expect(Object.keys(supportFaults({ ...support, [key]: 'x'.repeat(longest + 1) }))).toEqual([key]);
  });

  it('a request for help needs a name alone, and is sent without what was left empty', () => {
    expect(Object.keys(supportFaults({ ...support, fullName: ' ' }))).toEqual(['fullName']);
    expect(supportRequestOf({ ...support, fullName: ' Ama ', phoneNumber: ' ', additionalInfo: ' Lost ' })).toEqual({
      fullName: 'Ama',
      additionalInfo: 'Lost',
    });
  });

  it.each(['', '{', 'null', '7', '{"name":7,"fullName":[]}'])(
    'typed text that cannot be read (%s) counts as none',
    (kept) => {
      expect(readContact(kept)).toEqual({ name: '', email: '', organisation: '', message: '' });
      expect(readSupport(kept)).toEqual({ ...support, fullName: '' });
    },
  );

  it('typed text is there again, each word in its field', () => {
    expect(readContact(JSON.stringify({ ...contact, organisation: 'Market women' }))).toEqual({
      ...contact,
      organisation: 'Market women',
    });
    const asked = { ...support, phoneNumber: '1', possibleEmail: '2', lastLoginApprox: '3', additionalInfo: '4' };
    expect(readSupport(JSON.stringify(asked))).toEqual(asked);
  });
});

describe('passing a report on', () => {
  const withShare = (outcome: () => Promise<void>) => ({ share: vi.fn(outcome) }) as unknown as Navigator;

  it('goes by the system’s own sheet where there is one', () => {
    expect([canShare(withShare(async () => {})), canShare({} as Navigator)]).toEqual([true, false]);
  });

  it('that is called off is no fault, anything else is one', async () => {
    const what = { title: 'Tomatoes', url: 'https://baraza.test/r' };
    await share(
      withShare(() => Promise.reject(new DOMException('', 'AbortError'))),
      what,
    );
    const broken = withShare(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    await expect(share(broken, what)).rejects.toThrow();
  });
});
