import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseConfig } from '../../../apps/api/src/config.ts';
import { readConfig } from '../../../apps/edge/src/config.ts';
import { composeEnvironment, warnOfCaughtMails } from '../../deploy/compose-environment.mjs';
import { parsed } from '../../parsed.mjs';
import { repository } from '../../toolchain.mjs';
import { probeVariables, unknownVariables } from './variables.ts';

type Service = {
  image: string;
  build?: { dockerfile: string };
  environment?: Record<string, string>;
  volumes?: string[];
  networks: string[];
  restart: string;
  read_only?: boolean;
  user?: string;
};

const folder = path.join(repository, 'deploy');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const text = read('compose.yaml');
const compose: { services: Record<string, Service> } = parsed(
  JSON.stringify(parse(text, { merge: true })),
);
const { services } = compose;

/** As Compose reads the `.env` that `deploy:up` writes. */
const given = parseEnv(composeEnvironment('https://example.ma'));

/** The environment of a service, with what stands in `.env`. Throws for a variable that `.env` lacks. */
function environmentOf(name: string): Record<string, string> {
  const entries = Object.entries(services[name]?.environment ?? {});
  return Object.fromEntries(entries.map(([key, value]) => [key, interpolate(value)]));
}

function interpolate(value: string): string {
  const withDefaults = value.replaceAll(
    /\$\{(\w+):-([^}]*)\}/g,
    (_all, name: string, fallback: string) => given[name] || fallback,
  );
  return withDefaults.replaceAll(/\$\{(\w+):\?\}/g, (_all, name: string) => {
    const found = given[name];
    if (!found) throw new Error(`${name} is not in .env`);
    return found;
  });
}

/** Ajv names the draft by http; the schema by https. */
function composeSchema(): object {
  const { $schema: _, ...schema }: Record<string, unknown> = parsed(
    read('compose/compose-spec.schema.json'),
  );
  return schema;
}

it('is a file of the Compose specification', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const check = ajv.compile(composeSchema());
  check(compose);
  expect(check.errors).toBeNull();
  check({ services: { one: { image: 'x', replicas: 2 } } });
  expect(check.errors).not.toBeNull();
});

it('every secret that it wants is written by deploy:up, and nothing else', () => {
  const wanted = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name));
  expect(wanted).toEqual(new Set(Object.keys(given)));
  for (const name of Object.keys(services)) environmentOf(name);
});

it('mails are caught where no mail server is named, which is said of every site but one for trials', () => {
  expect(interpolate(services['api']?.environment?.['SMTP_URL'] ?? '')).toBe('smtp://mail:1025');
  const [site, trial] = ['https://example.ma', 'https://localhost'].map(composeEnvironment);
  expect(warnOfCaughtMails(site ?? '')).toMatch(/^https:\/\/example\.ma sends no mails/);
  expect(warnOfCaughtMails(trial ?? '')).toBeUndefined();
  const server = 'SMTP_URL=smtps://mail.example.ma';
  expect(warnOfCaughtMails((site ?? '').replace('SMTP_URL=', server))).toBeUndefined();
});

it('API, backup, edge and releases start on the environment that they get, and know each variable', () => {
  for (const name of ['api', 'backup', 'nightly-backup']) {
    const { siteUrl, files } = parseConfig(environmentOf(name));
    expect([siteUrl, files]).toEqual([
      'https://example.ma',
      expect.objectContaining({ bucket: 'files' }),
    ]);
    // The system reads it.
    const variables = Object.keys(environmentOf(name)).filter((one) => one !== 'TMPDIR');
    expect(unknownVariables('api', variables)).toEqual([]);
  }
  for (const name of ['edge', 'releases']) {
    expect(readConfig(environmentOf(name))).toMatchObject({ isProduction: true });
    expect(unknownVariables('edge', Object.keys(environmentOf(name)))).toEqual([]);
  }
});

it('each container of ours is read-only, and each but those of one command comes back', () => {
  const readOnly = Object.entries(services).filter(([, service]) => service.read_only);
  expect(readOnly.map(([name]) => name)).toEqual([
    'proxy',
    'edge',
    'api',
    'releases',
    'backup',
    'nightly-backup',
    'probe',
    'figures',
  ]);
  // The images of API and edge say who runs in them; that of the tree is a stage that builds.
  const ofTree = Object.values(services).filter(({ image }) => image === 'tassis-tree');
  expect(ofTree.map(({ user }) => user)).toEqual(['1000:1000', '1000:1000']);
  const once = Object.entries(services).filter(([, { restart }]) => restart !== 'unless-stopped');
  expect(once.map(([name]) => name)).toEqual(['releases', 'backup']);
});

it('who is called from outside reaches neither database nor store', () => {
  const facing = Object.entries(services).filter(([, { networks }]) => networks.includes('front'));
  expect(facing.map(([name]) => name)).toEqual(['proxy', 'edge', 'probe']);
  for (const name of ['proxy', 'probe']) expect(services[name]?.networks).toEqual(['front']);
});

it('the synthetic order has the account that the API knows, and Prometheus reads its figures', () => {
  expect(Object.keys(environmentOf('probe')).toSorted()).toEqual(probeVariables());
  expect(services['api']?.environment).toHaveProperty('PROBE_EMAIL');
  const { scrape_configs: jobs }: { scrape_configs: { job_name: string }[] } = parsed(
    JSON.stringify(parse(read('compose/prometheus.yml'))),
  );
  expect(jobs.map(({ job_name: name }) => name)).toEqual([
    'tassis-api',
    'tassis-site',
    'tassis-probe',
  ]);
});

it('edge and API send traces where .env says, with what it says', () => {
  for (const name of ['edge', 'api']) {
    const names = Object.keys(environmentOf(name)).filter((variable) =>
      variable.startsWith('OTEL_'),
    );
    expect(names.toSorted()).toEqual(
      Object.keys(given)
        .filter((variable) => variable.startsWith('OTEL_'))
        .toSorted(),
    );
    // Empty would be none.
    expect(environmentOf(name)['OTEL_TRACES_SAMPLER_ARG']).toBe('1');
  }
});

it('each image has its version, and each file that is named is there', () => {
  for (const { image, build, volumes = [] } of Object.values(services)) {
    expect(image).toMatch(/:v?\d+\.\d+|^tassis-/);
    const mounted = volumes.filter((volume) => volume.startsWith('./'));
    const files = mounted.map((volume) => volume.split(':')[0] ?? '');
    if (build) files.push(`../${build.dockerfile}`);
    for (const file of files) expect(read(file)).not.toBe('');
  }
});

it('a backup goes where .env says, else into the volume; every night one is taken with the same settings', () => {
  expect(environmentOf('backup')).toMatchObject({ BACKUP_DIR: '/backups', TMPDIR: '/var/tmp' });
  expect(environmentOf('nightly-backup')).toEqual(environmentOf('backup'));
  given['BACKUP_DIR'] = 's3://safe/tassis';
  given['BACKUP_RECIPIENTS'] = 'age1xyz';
  expect(environmentOf('nightly-backup')).toMatchObject({
    BACKUP_DIR: 's3://safe/tassis',
    BACKUP_RECIPIENTS: 'age1xyz',
  });
  const { restart, volumes } = services['nightly-backup'] ?? {};
  expect(restart).toBe('unless-stopped');
  expect(volumes).toEqual(expect.arrayContaining(['/var/tmp', 'backups:/backups']));
});
