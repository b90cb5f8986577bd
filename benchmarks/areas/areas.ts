import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseReleaseManifest, type ReleasedArea } from '@tassis/platform/release';
import { loadNow } from '../calm.ts';
import { place } from '../report/place.ts';
import { save } from '../report/save.ts';

const site = process.env['SITE_URL'] ?? 'http://localhost:3000';
const file = path.join(process.env['DATA_DIR'] ?? '.data', 'releases/manifest.json');
const pages = ['/', '/negative-certificate', '/login', '/client-dashboard'];
const counts = [20, 100];
const surroundings = place(loadNow());
const found = await readFile(file, 'utf8');
const { manifest } = parseReleaseManifest(JSON.parse(found));

try {
  const few = { areas: manifest.areas.length, weights: await weigh(manifest.release) };
  const many: (typeof few)[] = [];
  for (const areas of counts) many.push({ areas, weights: await weigh(await register(areas)) });
  const most = many.at(-1) ?? few;
  const markdown = [
    `${surroundings.date}, ${surroundings.machine}, Node ${surroundings.node}. Bytes of the page as the site sends it (brotli).`,
    '',
    `| page | ${few.areas} areas | ${counts.map((count) => `${count} areas`).join(' | ')} | an area more |`,
    `| --- | --- | ${counts.map(() => '---').join(' | ')} | --- |`,
    ...[...few.weights.keys()].map((page) => {
      const [first = 0, ...more] = [few, ...many].map(({ weights }) => weights.get(page) ?? 0);
      const each = ((more.at(-1) ?? 0) - first) / (most.areas - few.areas);
      return `| ${page} | ${first} | ${more.join(' | ')} | **${each.toFixed(1)} B** |`;
    }),
  ].join('\n');
  console.log(markdown);
  const result = {
    surroundings,
    runs: [few, ...many].map((run) => ({ ...run, weights: Object.fromEntries(run.weights) })),
  };
  if (process.argv.includes('--save')) await save(import.meta.dirname, result, markdown);
} finally {
  await put(found);
}

/** Registers areas that nobody enters beside those that there are; returns the name of that release. */
async function register(count: number): Promise<string> {
  const release = new Date().toISOString();
  const clones = Array.from({ length: count - manifest.areas.length }, (_, index) =>
    toClone(index),
  );
  await put(JSON.stringify({ ...manifest, release, areas: [...manifest.areas, ...clones] }));
  return release;
}

/** As a second release of an area leaves it, open to everybody. */
function toClone(index: number): ReleasedArea {
  const [some] = manifest.areas;
  if (!some) throw new Error('No area is released');
  const id = `team-${hash(`${index}`, 'hex').slice(0, 6)}`;
  const [version, fallback] = ['now', 'before'].map(
    (when) => `1.${index}.0-${hash(id + when, 'hex').slice(0, 8)}`,
  );
  return {
    ...some,
    id,
    version: version ?? '',
    entry: `/mfe/${id}/${version}/remoteEntry.${id}.js`,
    integrity: `sha256-${hash(id, 'base64')}`,
    fallback,
    fallbackIntegrity: `sha256-${hash(`${id} before`, 'base64')}`,
    mounts: [`/${id}/*`],
    roles: [],
  };
}

function hash(text: string, encoding: 'hex' | 'base64'): string {
  return createHash('sha256').update(text).digest(encoding);
}

async function put(text: string): Promise<void> {
  await writeFile(`${file}.draft`, text);
  await rename(`${file}.draft`, file);
}

/** The bytes of each page, and of the list that the first one names, once the site shows that release. */
async function weigh(release: string): Promise<Map<string, number>> {
  const weights = new Map<string, number>();
  for (const page of pages) {
    const { html, bytes } = await fetchPage(page, release);
    weights.set(page, bytes);
    const [list] = /\/mfe\/pages\/[\w-]+\/areas\.json/.exec(html) ?? [];
    if (list !== undefined) weights.set('the list, once', (await fetchBytes(list)).bytes);
  }
  return weights;
}

async function fetchPage(page: string, release: string) {
  for (;;) {
    const answer = await fetchBytes(page);
    if (answer.html.includes(`"release":"${release}"`)) return answer;
    await delay(500);
  }
}

async function fetchBytes(address: string): Promise<{ html: string; bytes: number }> {
  const answer = await fetch(site + address, { headers: { 'accept-encoding': 'br' } });
  return { html: await answer.text(), bytes: Number(answer.headers.get('content-length')) };
}
