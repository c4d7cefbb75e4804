import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ConfigError, parseConfig, SETTING_NAMES } from '../../server/config.ts';
import { FolderInUse, FolderNotWritable, lockFolder } from '../../server/db/lock.ts';
import { keepPrivate } from '../../server/db/private-folder.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'baraza-start-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('the settings', () => {
  it('have a default for everything', () => {
    expect(parseConfig({})).toEqual({
      port: 4173,
      host: '127.0.0.1',
      dataFolder: './data',
      databaseUrl: null,
      origin: 'http://localhost:4173',
      publicKey: 'baraza-public-client',
      supabaseUrl: null,
      feedbackUrl: null,
      logLevel: 'info',
      weeklyCredits: 3,
      model: null,
      lookingUp: {
        literature: true,
        contact: null,
        openAlexKey: null,
        searchUrl: null,
        braveKey: null,
        tavilyKey: null,
        proxy: null,
      },
      accounts: {
        redirectUrls: [],
        confirmEmail: false,
        passwordMin: 8,
        serviceKey: null,
        signingKey: null,
        google: null,
      },
      mail: { smtpUrl: null, from: 'Baraza <hello@baraza.example>' },
      trustProxy: false,
      clientFolder: null,
    });
  });

  it('report every fault together, and no value', () => {
    const faults = () =>
      parseConfig({
        BARAZA_PORT: 'eighty',
        BARAZA_ORIGIN: 'https://x.example/path',
        DATABASE_URL: 'mysql://canary-secret@host',
        BARAZA_LOG_LEVEL: 'loud',
        BARAZA_WEEKLY_CREDITS: '-1',
      });
    expect(faults).toThrow(ConfigError);
    try {
      faults();
    } catch (error) {
      const { message, faults: found } = error as ConfigError;
      expect(found).toHaveLength(5);
      expect(message).not.toContain('canary');
    }
  });

  it('of a model need its address and its name; the key may be missing', () => {
    for (const half of [{ BARAZA_LLM_BASE_URL: 'http://localhost:11434/v1' }, { BARAZA_LLM_MODEL: 'small' }])
      expect(() => parseConfig(half)).toThrow('BARAZA_LLM_MODEL');
    const base = { BARAZA_LLM_BASE_URL: 'http://localhost:11434/v1', BARAZA_LLM_MODEL: 'small' };
    expect(parseConfig(base).model).toEqual({
      baseUrl: 'http://localhost:11434/v1',
      apiKey: null,
      model: 'small',
      context: 16_000,
      chatSeconds: 120,
      currency: 'US$',
      limits: { calls: 40, tokens: 250_000, seconds: 900, money: null, pricePerMillion: 0 },
    });
    expect(() => parseConfig({ ...base, BARAZA_LLM_API_KEY: 'canary', BARAZA_LLM_TOKENS: 'many' })).toThrow(
      /BARAZA_LLM_TOKENS(?!.*canary)/s,
    );
    expect(() => parseConfig({ BARAZA_SEARCH_URL: 'file:///etc' })).toThrow('BARAZA_SEARCH_URL');
  });

  it('of mail and accounts are whole or not at all, and no secret is repeated', () => {
    const smtp = { BARAZA_SMTP_URL: 'smtps://canary:canary@mail.example' };
    expect(() => parseConfig(smtp)).toThrow(/BARAZA_MAIL_FROM(?!.*canary)/s);
    expect(() => parseConfig({ BARAZA_MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' })).toThrow('BARAZA_MAIL_FROM');
    expect(parseConfig({ ...smtp, BARAZA_MAIL_FROM: 'B <b@mail.example>' }).mail.smtpUrl).toBe(smtp.BARAZA_SMTP_URL);
    expect(() => parseConfig({ BARAZA_GOOGLE_CLIENT_ID: 'id' })).toThrow('BARAZA_GOOGLE_CLIENT_SECRET');
    const google = { BARAZA_GOOGLE_CLIENT_ID: 'id', BARAZA_GOOGLE_CLIENT_SECRET: 'secret' };
    expect(parseConfig(google).accounts.google).toEqual({
      clientId: 'id',
      clientSecret: 'secret',
      issuer: 'https://accounts.google.com',
    });
    for (const key of ['canary', '{"kty":"oct","k":"canary"}', '{"kty":"EC","crv":"P-256","x":"a","y":"b"}']) {
      expect(() => parseConfig({ BARAZA_SIGNING_KEY: key })).toThrow(/BARAZA_SIGNING_KEY(?!.*canary)/s);
    }
    expect(() => parseConfig({ BARAZA_SERVICE_KEY: 'canary' })).toThrow(/BARAZA_SERVICE_KEY(?!.*canary)/s);
    expect(() => parseConfig({ BARAZA_PASSWORD_MIN: '3' })).toThrow('BARAZA_PASSWORD_MIN');
    expect(() => parseConfig({ BARAZA_REDIRECT_URLS: 'https://a.example/x, javascript:alert(1)' })).toThrow(
      'BARAZA_REDIRECT_URLS',
    );
    expect(
      parseConfig({ BARAZA_REDIRECT_URLS: 'https://a.example/x, https://b.example' }).accounts.redirectUrls,
    ).toEqual(['https://a.example/x', 'https://b.example']);
  });

  it('that nobody reads are refused by name, with the one that may be meant, and no value', () => {
    const misspelt = { BARAZA_TRUSTPROXY: 'canary', BARAZA_WEEKLY_CREDIT: '5', BARAZA_PORT: 'x' };
    expect(() => parseConfig(misspelt)).toThrow(ConfigError);
    try {
      parseConfig(misspelt);
    } catch (error) {
      expect((error as ConfigError).faults).toEqual([
        'BARAZA_TRUSTPROXY is no setting there is. Is BARAZA_TRUST_PROXY meant?',
        'BARAZA_WEEKLY_CREDIT is no setting there is. Is BARAZA_WEEKLY_CREDITS meant?',
        'BARAZA_PORT must be a number from 1 to 65535.',
      ]);
    }
    expect(parseConfig({ BARAZA_CHROMIUM: '/usr/bin/chromium', BARAZA_NOTHING: '' }).port).toBe(4173);
  });

  it('are one list: every name that the scripts, the journeys or the README use is in it, and none is untold', () => {
    const names = (path: string): readonly string[] => readFileSync(path, 'utf8').match(/BARAZA_[A-Z0-9_]+/g) ?? [];
    const used = ['scripts', 'bench', 'e2e'].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .flatMap((entry) => names(join(entry.parentPath, entry.name))),
    );
    expect(used).toContain('BARAZA_CHROMIUM');
    const told = [...new Set(names(join(ROOT, 'README.md')))];
    expect([...used, ...told].filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
    expect(SETTING_NAMES.filter((name) => !told.includes(name) && name !== 'DATABASE_URL')).toEqual([]);
  });

  it('of a Supabase project need its key, which is then the public one', () => {
    expect(() => parseConfig({ BARAZA_SUPABASE_URL: 'https://x.supabase.co' })).toThrow('BARAZA_SUPABASE_ANON_KEY');
    const config = parseConfig({
      BARAZA_SUPABASE_URL: 'https://x.supabase.co',
      BARAZA_SUPABASE_ANON_KEY: 'anon-key-of-x',
    });
    expect(config).toMatchObject({ supabaseUrl: 'https://x.supabase.co', publicKey: 'anon-key-of-x' });
  });
});

describe("the folder's lock", () => {
  it('is given back, and only by its holder', () => {
    const folder = newFolder();
    lockFolder(folder)();
    const release = lockFolder(folder);
    release();
    lockFolder(folder);
  });

  it('of another living process is respected', () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'baraza.lock'), `${process.ppid} \n`);
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    expect(() => lockFolder(folder)).toThrow(`already in use by process ${process.ppid}`);
  });

  it.each([
    ['a dead process', '4194303 12 x\n'],
    ['a living process that began at another time: its number was given anew', `${process.ppid} 1 x\n`],
    ['nobody', ''],
  ])('of %s is taken over', (_, text) => {
    const folder = newFolder();
    writeFileSync(join(folder, 'baraza.lock'), text);
    lockFolder(folder)();
  });

  it('says so when the folder cannot be written to', () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'file'), '');
    expect(() => lockFolder(join(folder, 'file', 'data'))).toThrow(FolderNotWritable);
    symlinkSync('/proc/self', join(folder, 'odd'));
    expect(() => lockFolder(join(folder, 'odd'))).toThrow(FolderNotWritable);
  });
});

it('the data folder is for its owner alone, what an earlier version left open in it too; what else lies there is left', () => {
  const folder = newFolder();
  for (const name of ['db', 'db/base', 'mine']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'file'), '');
    chmodSync(join(folder, name, 'file'), 0o644);
    chmodSync(join(folder, name), 0o755);
  }
  // As temporary folders are: everybody's.
  mkdirSync(join(folder, 'db/shared'));
  chmodSync(join(folder, 'db/shared'), 0o1777);
  chmodSync(folder, 0o755);
  const umask = process.umask();
  cleanUps.push(() => process.umask(umask));
  keepPrivate(folder, ['db']);
  writeFileSync(join(folder, 'made since'), '');
  const modeOf = (name: string) => (statSync(join(folder, name)).mode & 0o777).toString(8);
  expect(['', 'db', 'db/base', 'mine'].map(modeOf)).toEqual(['700', '700', '700', '755']);
  expect(modeOf('db/shared')).toBe('777');
  keepPrivate(join(folder, 'another/one'), []);
  expect(modeOf('another/one')).toBe('700');
  expect(['db/file', 'db/base/file', 'mine/file', 'made since'].map(modeOf)).toEqual(['600', '600', '644', '600']);
});
