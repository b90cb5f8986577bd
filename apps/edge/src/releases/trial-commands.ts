import path from 'node:path';
import type { EdgeConfig } from '../config.ts';
import { PREVIEW_QUERY } from '../previews/preview-words.ts';
import type { Trial } from './browser/check-in-browser.ts';
import { dropCanary, promoteCanary, startCanary, startCanaryOfBuild } from './canary.ts';
import { readDescriptor } from './descriptor.ts';
import {
  dropPreviews,
  listPreviews,
  putUpPreview,
  renewPreviewKey,
  type Preview,
} from './previews.ts';
import { assertClean, formatProvenance, parseProvenances, readProvenance } from './provenance.ts';
import { ReleaseRefusal } from './refusal.ts';
import { releaseFolder } from './store.ts';
import { needed, plainWords, readWords } from './words.ts';

interface Place {
  /** The folder of the apps of this repository. */
  apps: string;
  config: EdgeConfig;
  print: (line: string) => void;
}

const canaryOptions = {
  provenance: { type: 'string' },
  browser: { type: 'string' },
  'no-browser': { type: 'boolean' },
  dirty: { type: 'boolean' },
} as const;

const previewOptions = {
  name: { type: 'string', default: 'preview' },
  days: { type: 'string', default: '7' },
  drop: { type: 'string' },
  list: { type: 'boolean' },
  'new-key': { type: 'boolean' },
  provenance: { type: 'string' },
} as const;

/** The commands that give a release to some people only: canaries and previews. */
export function trialCommands({ apps, config, print }: Place) {
  const { releases } = config;
  return {
    canary: async (words: string[]) => {
      const { values, positionals } = readWords(words, canaryOptions, 2);
      const [word, share] = positionals;
      if (share === undefined) {
        const hint = 'pnpm release:canary <area>[@version] <percent>';
        throw new ReleaseRefusal('Say what the canary is, and for how many visitors.', hint);
      }
      const [id = '', named] = needed(word, 'canary').split('@');
      const percent = Number(share.replace(/%$/, ''));
      const folder = path.join(apps, id);
      const provenance =
        named === undefined
          ? parseProvenances(values.provenance).get(folder)
          : await readProvenance(releases, { id, version: named });
      if (provenance && !values.dirty) assertClean(word ?? id, provenance);
      const { browser: chromium } = values;
      const isUntried = values['no-browser'] === true;
      const trial: Trial | undefined =
        chromium !== undefined && !isUntried ? { config, chromium, say: print } : undefined;
      const start = async () => {
        if (named === undefined)
          return startCanaryOfBuild(releases, folder, { percent, provenance, trial, isUntried });
        await startCanary(releases, { id, version: named }, { percent, trial, isUntried });
        return { id, version: named };
      };
      const app = await start();
      print(`${id} ${app.version} is what ${percent} of a hundred visitors get`);
      print(`  ${formatProvenance(await readProvenance(releases, app))}`);
      print(`  To all of them: pnpm release:promote ${id}; to none: pnpm release:drop ${id}`);
    },
    promote: async (words: string[]) => {
      const [word] = plainWords(words, 1);
      const { id, version } = await promoteCanary(releases, needed(word, 'promote'));
      print(`${id} ${version} is what the site serves`);
    },
    drop: async (words: string[]) => {
      const [word] = plainWords(words, 1);
      const id = needed(word, 'drop');
      print(`${id} ${await dropCanary(releases, { id })} is dropped: everybody gets what is live`);
    },
    preview: async (words: string[]) => {
      const { values, positionals } = readWords(words, previewOptions, 1);
      const { name, days, drop, list } = values;
      if (list) {
        const previews = await listPreviews(releases);
        if (previews.length === 0) return print('There is no preview.');
        return print(previews.map((each) => previewLine(each)).join('\n'));
      }
      if (values['new-key'] === true) {
        await renewPreviewKey(releases);
        return print('Previews have another key: who looks at one opens its link again.');
      }
      if (drop !== undefined) {
        for (const each of await dropPreviews(releases, drop)) print(`${each.id}@${drop} is gone`);
        return undefined;
      }
      const folder = path.join(apps, needed(positionals[0], 'preview'));
      const provenance = parseProvenances(values.provenance).get(folder);
      const wanted = { name, days: Number(days), provenance };
      const preview = await putUpPreview(releases, folder, wanted);
      const { id, version, expires } = preview;
      print(`${id} ${version} can be looked at until ${expires}`);
      print(`  ${formatProvenance(await readProvenance(releases, preview))}`);
      return print(`  ${config.siteUrl}${await previewPath(releases, preview)}`);
    },
  };
}

function previewLine({ id, name, version, expires, by }: Preview): string {
  return `${`${id}@${name}`.padEnd(34)} ${version.padEnd(18)} until ${expires}  ${by}`;
}

/** The address of a preview on the site: the first page of its area. */
async function previewPath(releases: string, { id, name, version }: Preview): Promise<string> {
  const { mounts } = await readDescriptor(releaseFolder(releases, id, version));
  const page = mounts.find((mount) => !mount.endsWith('*')) ?? mounts[0] ?? '/';
  return `${page.replace(/\/\*$/, '')}?${PREVIEW_QUERY}=${id}@${name}`;
}
