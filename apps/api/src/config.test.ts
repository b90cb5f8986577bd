import { describe, expect, test } from 'vitest';
import { parseConfig } from './config.ts';
import { StartupError } from './database/startup-error.ts';
import { textLike } from './testing/matchers.ts';

const secret = 'x'.repeat(32);
const refusal = (env: Record<string, string>) => {
  try {
    parseConfig(env);
    return null;
  } catch (error) {
    return error instanceof StartupError ? error.message : error;
  }
};

const production = {
  APP_ENV: 'production',
  API_PORT: '0',
  SESSION_SECRET: secret,
  EDGE_SECRET: secret,
  SITE_URL: 'https://tassis.ma',
  SMTP_URL: 'smtps://user:secret@mail.ma',
  TRUSTED_PROXIES: '10.0.0.0/8',
  CORS_ORIGINS: 'https://a.ma, https://b.ma',
  LOG_LEVEL: '',
};

describe('the configuration', () => {
  test('needs nothing while developing', () => {
    expect(parseConfig({})).toMatchObject({
      environment: 'development',
      host: '127.0.0.1',
      port: 4000,
      corsOrigins: [],
      trustedProxies: ['loopback'],
      siteUrl: 'http://localhost:3000',
      smtpUrl: null,
      staffNeedSecondFactor: false,
      limits: {
        perMinute: 6000,
        loginPerAddress: 300,
        registrationPerAddress: 1000,
        formsPerAddress: 1000,
      },
    });
  });

  test('reads what is given; an empty variable is one that is not there', () => {
    expect(parseConfig(production)).toMatchObject({
      environment: 'production',
      port: 0,
      sessionSecrets: [secret],
      siteUrl: 'https://tassis.ma',
      smtpUrl: 'smtps://user:secret@mail.ma',
      corsOrigins: ['https://a.ma', 'https://b.ma'],
      trustedProxies: ['loopback', '10.0.0.0/8'],
      logLevel: 'info',
      staffNeedSecondFactor: true,
      limits: { registrationPerAddress: 30, formsPerAddress: 60 },
    });
  });

  test('files are kept in a folder, or in a bucket with its keys', () => {
    expect(parseConfig({ DATA_DIR: '/srv/tassis' }).files).toEqual({ folder: '/srv/tassis/files' });
    const bucket = {
      S3_BUCKET: 'papers',
      S3_ENDPOINT: 'https://s3.example.ma',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(parseConfig(bucket).files).toEqual({
      bucket: 'papers',
      endpoint: 'https://s3.example.ma',
      region: 'us-east-1',
      keyId: 'id',
      secret: 'secret',
    });
    expect(refusal({ S3_BUCKET: 'papers', FILES_DIR: '/srv' })).toMatch(
      /S3_ACCESS_KEY_ID[^]*S3_SECRET_ACCESS_KEY[^]*FILES_DIR and S3_BUCKET/u,
    );
    expect(refusal({ S3_ENDPOINT: 'https://s3.example.ma' })).toContain('S3_BUCKET is missing');
    expect(refusal({ ...bucket, S3_ENDPOINT: 's3.example.ma/papers' })).toContain(
      'must be an origin',
    );
  });

  test('cards are taken by the sandbox, by a provider that is named whole, in production by no other', () => {
    expect(parseConfig({}).card).toMatchObject({ sandbox: true });
    expect(parseConfig(production).card).toBeNull();
    const provider = {
      CARD_PROVIDER_URL: 'https://pay.example.ma/v1',
      CARD_PROVIDER_KEY: 'key',
      CARD_PROVIDER_SECRET: secret,
    };
    const card = { url: 'https://pay.example.ma/v1', key: 'key', secrets: [secret] };
    expect(parseConfig({ ...production, ...provider }).card).toEqual(card);
    const slashed = { ...provider, CARD_PROVIDER_URL: 'https://pay.example.ma/v1/' };
    expect(parseConfig(slashed).card).toEqual(card);
    const plain = { ...provider, CARD_PROVIDER_URL: 'HTTP://pay.example.ma/v1' };
    expect(refusal({ ...production, ...plain })).toContain('CARD_PROVIDER_URL must begin with');
    expect(parseConfig(plain).card).toMatchObject({ url: 'HTTP://pay.example.ma/v1' });
    expect(refusal({ CARD_PROVIDER_KEY: 'key' })).toMatch(
      /CARD_PROVIDER_URL is missing[^]*CARD_PROVIDER_SECRET is missing/u,
    );
  });

  test('the secret before is accepted beside the current one, for as long as it is named', () => {
    const previous = 'p'.repeat(32);
    const env = {
      ...production,
      SESSION_SECRET_PREVIOUS: previous,
      EDGE_SECRET_PREVIOUS: previous,
      CARD_PROVIDER_URL: 'https://pay.example.ma/v1',
      CARD_PROVIDER_KEY: 'key',
      CARD_PROVIDER_SECRET: secret,
      CARD_PROVIDER_SECRET_PREVIOUS: previous,
    };
    const both = [secret, previous];
    expect(parseConfig(env)).toMatchObject({
      sessionSecrets: both,
      edgeSecrets: both,
      card: { secrets: both },
    });
    const [known] = parseConfig({}).sessionSecrets;
    expect(refusal({ ...env, SESSION_SECRET_PREVIOUS: known })).toContain('- SESSION_SECRET ');
    expect(refusal({ ...env, SESSION_SECRET_PREVIOUS: 'court' })).toContain(
      '- SESSION_SECRET_PREVIOUS ',
    );
  });

  test('lists everything that is wrong at once', () => {
    const message = refusal({
      APP_ENV: 'prod',
      API_PORT: '70000',
      SESSION_SECRET: 'court',
      EDGE_SECRET: 'court',
      CORS_ORIGINS: 'https://a.ma/',
      LOG_LEVEL: 'loud',
      SITE_URL: 'tassis.ma',
      SMTP_URL: 'https://mail.ma',
      DATABASE_URL: 'localhost/tassis',
      TRUSTED_PROXIES: 'foo',
    });
    const named = [
      'APP_ENV',
      'API_PORT',
      'SESSION_SECRET',
      'EDGE_SECRET',
      'CORS_ORIGINS',
      'LOG_LEVEL',
    ];
    for (const name of [...named, 'SITE_URL', 'SMTP_URL', 'DATABASE_URL', 'TRUSTED_PROXIES']) {
      expect(message).toContain(`- ${name} `);
    }
    expect(message).not.toContain('court\n');
  });

  test('production brings its own secrets, its address, its mail server and its proxies', () => {
    const message = refusal({ APP_ENV: 'production' });
    for (const name of ['SESSION_SECRET', 'EDGE_SECRET', 'SITE_URL', 'SMTP_URL', 'TRUSTED_PROXIES'])
      expect(message).toContain(`- ${name} `);
  });

  test('production refuses the secret that stands in the repository', () => {
    const development = parseConfig({}).sessionSecrets[0];
    const others = {
      EDGE_SECRET: secret,
      SITE_URL: 'https://tassis.ma',
      SMTP_URL: 'smtps://mail.ma',
      TRUSTED_PROXIES: 'none',
    };
    const env = { APP_ENV: 'production', SESSION_SECRET: development, ...others };
    expect(refusal(env)).toContain('- SESSION_SECRET ');
    expect(refusal(env)).not.toContain(development);
    expect(refusal({ ...env, SESSION_SECRET: secret })).toBeNull();
  });

  test('the database is the given one, or lies in the data directory', () => {
    const given = { DATABASE_URL: 'postgres://tassis:x@db:5432/tassis', DATA_DIR: '/srv/tassis' };
    expect(parseConfig(given).database).toEqual({ url: given.DATABASE_URL });
    expect(parseConfig({ DATA_DIR: '/srv/tassis' }).database).toEqual({ folder: '/srv/tassis' });
    expect(parseConfig({}).database).toMatchObject({ folder: textLike(/\.data$/u) });
  });

  test('the edge on this machine is believed, also where no proxy stands before it', () => {
    expect(parseConfig({ TRUSTED_PROXIES: 'none' }).trustedProxies).toEqual(['loopback']);
  });

  test('never shows a secret that is wrong', () => {
    expect(refusal({ SESSION_SECRET: 'azerty' })).not.toContain('azerty');
  });
});
