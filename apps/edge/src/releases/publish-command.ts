import path from 'node:path';
import type { EdgeConfig } from '../config.ts';
import { withShadowStore } from './browser/shadow-store.ts';
import { readDescriptor, type Descriptor } from './descriptor.ts';
import { assertOutside, withOutsideBuilds } from './outside-build.ts';
import {
  assertClean,
  formatProvenance,
  parseProvenances,
  readProvenance,
  readProvenanceIn,
  type Provenance,
} from './provenance.ts';
import { publishAll, type Publication } from './publish.ts';
import { findPlaced } from './release-place.ts';
import type { AppVersion } from './store-build.ts';
import { readManifest, releaseFolder } from './store.ts';
import { readWords } from './words.ts';

const options = {
  from: { type: 'string', multiple: true },
  /** Where the builds come from: JSON, by their folders. */
  provenance: { type: 'string' },
  /** The program of a Chromium, in which pages are opened before they go live. */
  browser: { type: 'string' },
  'no-browser': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  dirty: { type: 'boolean' },
} as const;

interface Place {
  /** The folder of the apps of this repository, and those that can be published. */
  apps: string;
  own: readonly string[];
  config: EdgeConfig;
  print: (line: string) => void;
}

/** `publish [app…] [--from <build or release>]…`; without a word all apps of this repository. */
export async function publishCommand(
  words: string[],
  { apps, own, config, print }: Place,
): Promise<void> {
  const { values, positionals } = readWords(words, options);
  const { from = [], provenance: said } = values;
  const names = positionals.length + from.length > 0 ? positionals : own;
  const { releases } = config;
  const found = await Promise.all(
    from.map(async (source) => ({ source, placed: await findPlaced(source) })),
  );
  const placed = found.flatMap((each) => each.placed ?? []);
  const sources = found.flatMap((each) => (each.placed ? [] : [each.source]));
  await withOutsideBuilds(releases, sources, async (outside) => {
    for (const folder of outside) await assertOutside(releases, folder, own);
    const folders = [...names.map((name) => path.join(apps, name)), ...outside];
    const provenance = new Map([...(await packedProvenance(outside)), ...parseProvenances(said)]);
    if (!values.dirty) await assertAllClean(provenance, placed);
    const { browser: chromium } = values;
    const isUntried = values['no-browser'] === true;
    const trial =
      chromium !== undefined && !isUntried ? { config, chromium, say: print } : undefined;
    const publication = { placed, provenance, trial, isUntried };
    if (values['dry-run']) return tryPublishing(folders, publication, { releases, print });
    const published = await publishAll(releases, folders, publication);
    for (const line of await tell(published, config)) print(line);
  });
}

/** What publishing would change, by doing it in a store that is gone afterwards. */
async function tryPublishing(
  folders: readonly string[],
  publication: Publication,
  { releases, print }: { releases: string; print: (line: string) => void },
): Promise<void> {
  await withShadowStore(releases, async (shadow) => {
    const before = await liveVersions(shadow);
    for (const { id, version } of await publishAll(shadow, folders, publication)) {
      const live = before.get(id);
      const provenance = await readProvenance(shadow, { id, version });
      const change = live === version ? 'is live already' : `would replace ${live ?? 'nothing'}`;
      print(`${id} ${version} ${change}, ${formatProvenance(provenance)}`);
    }
  });
  print('Nothing was changed: this was a trial (--dry-run).');
}

async function liveVersions(store: string): Promise<Map<string, string>> {
  const { shell, areas } = await readManifest(store);
  const versions = new Map(areas.map(({ id, version }) => [id, version]));
  if (shell.version !== '') versions.set('shell', shell.version);
  return versions;
}

/** What is live now, where to look at it, and how it is taken back. */
async function tell(
  published: readonly AppVersion[],
  { releases, siteUrl }: EdgeConfig,
): Promise<string[]> {
  const { areas } = await readManifest(releases);
  const back: string[] = [];
  const off: string[] = [];
  const lines: string[] = [];
  for (const { id, version } of published) {
    const provenance = await readProvenance(releases, { id, version });
    const descriptor = await readDescriptor(releaseFolder(releases, id, version));
    const entry = areas.find((area) => area.id === id);
    const isOff = entry?.enabled === false;
    const places = placesOf(descriptor).map((place) => `${siteUrl}${place}`);
    lines.push(`${id} ${version}`, `  ${formatProvenance(provenance)}`);
    lines.push(
      isOff ? `  off the site: pnpm release:enable ${id}` : `  look at ${places.join(' ')}`,
    );
    if (id === 'shell' || entry?.fallback !== undefined) back.push(id);
    else off.push(id);
  }
  if (back.length > 0) lines.push(`Take it back: pnpm release:rollback ${back.join(' ')}`);
  for (const id of off) lines.push(`Take it off the site: pnpm release:disable ${id}`);
  return lines;
}

/** A few addresses: pages that everybody may see first, else the places where the area begins. */
function placesOf(descriptor: Descriptor): string[] {
  const { mounts } = descriptor;
  const pages = 'prerender' in descriptor ? descriptor.prerender : ['/'];
  const begins = mounts.map((mount) => mount.replace(/\/\*$/, ''));
  return (pages.length > 0 ? pages : begins).slice(0, 3);
}

/** What packed areas of other repositories say of themselves. */
async function packedProvenance(folders: readonly string[]): Promise<[string, Provenance][]> {
  const said = await Promise.all(
    folders.map(async (folder) => {
      const provenance = await readProvenanceIn(path.join(folder, 'provenance.json'));
      return provenance ? [[folder, provenance] satisfies [string, Provenance]] : [];
    }),
  );
  return said.flat();
}

async function assertAllClean(
  builds: ReadonlyMap<string, Provenance>,
  placed: NonNullable<Publication['placed']>,
): Promise<void> {
  for (const [folder, provenance] of builds) assertClean(path.basename(folder), provenance);
  for (const { place, ...app } of placed) {
    const provenance = await place.provenance(app);
    if (provenance) assertClean(`${app.id} ${app.version}`, provenance);
  }
}
