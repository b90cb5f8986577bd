import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const EDGE_SECRET = 'e'.repeat(32);

describe('the edge’s environment', () => {
  it('without anything in it: a proxy on this machine is trusted, the API is this site’s', () => {
    const config = readConfig({ TRUSTED_PROXIES: '', API_BASE_URL: '' });
    expect(config).toMatchObject({
      trustedProxies: ['loopback'],
      apiOrigin: 'http://127.0.0.1:4000',
    });
    expect(config.settings).toEqual({});
  });

  it('names proxies and other hosts', () => {
    const config = readConfig({
      TRUSTED_PROXIES: 'loopback, 10.0.0.0/8',
      API_BASE_URL: 'https://api.example.ma/v1/',
      AUTH_BASE_URL: 'https://auth.example.ma',
    });
    expect(config.trustedProxies).toEqual(['loopback', '10.0.0.0/8']);
    expect(config.settings).toEqual({
      apiBaseUrl: 'https://api.example.ma/v1',
      authBaseUrl: 'https://auth.example.ma',
    });
  });

  it.each(['/api', 'api.example.ma', 'ftp://api.example.ma'])('refuses the host %s', (url) => {
    expect(() => readConfig({ API_BASE_URL: url })).toThrow(/API_BASE_URL/);
  });
});

describe('where packages of previews may come from', () => {
  it('is nowhere unless origins are named', () => {
    expect(readConfig({}).previewOrigins).toEqual([]);
    const PREVIEW_ORIGINS = 'https://ci.example.ma, http://127.0.0.1:8080';
    expect(readConfig({ PREVIEW_ORIGINS }).previewOrigins).toEqual([
      'https://ci.example.ma',
      'http://127.0.0.1:8080',
    ]);
  });

  it.each(['ci.example.ma', 'https://ci.example.ma/', 'https://ci.example.ma/builds', '*'])(
    'is no %s',
    (origins) => {
      expect(() => readConfig({ PREVIEW_ORIGINS: origins })).toThrow(/PREVIEW_ORIGINS/);
    },
  );
});

describe('a release store of many machines', () => {
  const all = {
    RELEASE_BUCKET: 'releases/site',
    RELEASE_DATABASE_URL: 'postgres://edge:secret@10.0.0.5/site',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };

  it('is a bucket and a database; without both the machine has its own', () => {
    expect(readConfig({}).shared).toBeUndefined();
    expect(readConfig(all).shared).toEqual({
      bucket: 'releases/site',
      databaseUrl: 'postgres://edge:secret@10.0.0.5/site',
    });
  });

  it.each(['RELEASE_BUCKET', 'RELEASE_DATABASE_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])(
    'is refused without %s',
    (name) => {
      expect(() => readConfig({ ...all, [name]: '' })).toThrow(`${name} is missing`);
    },
  );

  it.each([
    ['RELEASE_BUCKET', 's3://releases'],
    ['RELEASE_DATABASE_URL', 'https://example.ma'],
  ])('is refused where %s is %s', (name, value) => {
    expect(() => readConfig({ ...all, [name]: value })).toThrow(name);
  });
});

describe('the site’s own address', () => {
  it('is this machine’s unless it is told', () => {
    expect(readConfig({ SITE_PORT: '3100' }).siteUrl).toBe('http://localhost:3100');
    expect(readConfig({ SITE_URL: 'https://tassis.ma/' }).siteUrl).toBe('https://tassis.ma');
  });

  it.each([
    [{}, true],
    [
      {
        APP_ENV: 'production',
        SITE_URL: 'https://tassis.ma',
        TRUSTED_PROXIES: 'none',
        EDGE_SECRET,
      },
      true,
    ],
    [{ SITE_URL: 'https://trial.tassis.ma' }, false],
  ])('may be listed: %o: %s', (environment, isListed) => {
    expect(readConfig(environment).isListed).toBe(isListed);
  });
});

it.each(['0', '-1', '1.5', 'many', '65'])('%s workers are refused', (EDGE_WORKERS) => {
  expect(() => readConfig({ EDGE_WORKERS })).toThrow(/EDGE_WORKERS/);
});

describe('production', () => {
  it('says its address, and whose word on addresses counts', () => {
    expect(() => readConfig({ APP_ENV: 'production', TRUSTED_PROXIES: '' })).toThrow(
      /SITE_URL is missing[^]*TRUSTED_PROXIES is missing: loopback[^]*EDGE_SECRET is missing/,
    );
  });

  it('believes nobody where there is no proxy', () => {
    const environment = { APP_ENV: 'production', SITE_URL: 'https://tassis.ma', EDGE_SECRET };
    const config = readConfig({ ...environment, TRUSTED_PROXIES: 'none' });
    expect(config.trustedProxies).toEqual([]);
  });
});
