/* The release store's commands, for `pnpm release…` and `npm start`: node apps/edge/src/releases/cli.ts <command> … */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { dropCanary, promoteCanary, startCanary, startCanaryOfBuild } from './canary.ts';
import { descriptorFiles, readDescriptor } from './descriptor.ts';
import { setEnabled } from './enable.ts';
import { assertOutside, withOutsideBuilds } from './outside-build.ts';
import { dropPreviews, listPreviews, putUpPreview, type Preview } from './previews.ts';
import { publishNew } from './publish-new.ts';
import { publishAll } from './publish.ts';
import { ReleaseRefusal } from './refusal.ts';
import { rollBackAll } from './rollback.ts';
import { PREVIEW_QUERY } from '../previews/preview-words.ts';
import { releaseFolder } from './store.ts';
import { upkeepCommands } from './upkeep-commands.ts';

const apps = path.resolve(import.meta.dirname, '../../..');
const { releases, port, siteUrl } = readConfig(process.env);

const commands: Record<string, (parameters: string[]) => Promise<void>> = {
  publish: async (words) => {
    const { values, positionals: named } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { from: { type: 'string', multiple: true, default: [] } },
    });
    const own = await publishable();
    const names = words.length > 0 ? named : own;
    await withOutsideBuilds(releases, values.from, async (outside) => {
      for (const folder of outside) await assertOutside(releases, folder, own);
      const folders = [...names.map((name) => path.join(apps, name)), ...outside];
      for (const { id, version } of await publishAll(releases, folders)) print(`${id} ${version}`);
    });
  },
  // For `npm start`, which parses the last line.
  'publish-new': async () => {
    const folders = (await publishable()).map((name) => path.join(apps, name));
    const { builds, published, refusal } = await publishNew(releases, folders);
    for (const { id, version } of published) print(`  ${id} ${version}, for the first time`);
    if (refusal) process.stderr.write(`✗ ${refusal.message}\n  ${refusal.hint}\n`);
    print(`  in the tree: ${builds.map(({ id, version }) => `${id}@${version}`).join(', ')}`);
  },
  rollback: async (words) => {
    if (words.length === 0) {
      throw new ReleaseRefusal('Say what to roll back.', 'pnpm release:rollback <app>[@version]…');
    }
    for (const { id, version, skipped } of await rollBackAll(releases, versionsIn(words))) {
      for (const one of skipped) print(`  not ${id} ${one.version}: ${one.why}`);
      print(`${id} ${version} is what the site serves again`);
    }
  },
  canary: async ([word, share]) => {
    if (share === undefined) {
      const hint = 'pnpm release:canary <area>[@version] <percent>';
      throw new ReleaseRefusal('Say what the canary is, and for how many visitors.', hint);
    }
    const [id = '', named] = needed(word, 'canary').split('@');
    const percent = Number(share.replace(/%$/, ''));
    const start = async () => {
      if (named === undefined) return startCanaryOfBuild(releases, path.join(apps, id), percent);
      await startCanary(releases, { id, version: named }, percent);
      return { id, version: named };
    };
    const { version } = await start();
    print(`${id} ${version} is what ${percent} of a hundred visitors get`);
    print(`  To all of them: pnpm release:promote ${id}; to none: pnpm release:drop ${id}`);
  },
  promote: async ([word]) => {
    const { id, version } = await promoteCanary(releases, needed(word, 'promote'));
    print(`${id} ${version} is what the site serves`);
  },
  drop: async ([word]) => {
    const id = needed(word, 'drop');
    print(`${id} ${await dropCanary(releases, { id })} is dropped: everybody gets what is live`);
  },
  preview: async (words) => {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        name: { type: 'string', default: 'preview' },
        days: { type: 'string', default: '7' },
        drop: { type: 'string' },
        list: { type: 'boolean' },
      },
    });
    const { name, days, drop, list } = values;
    if (list) {
      const previews = await listPreviews(releases);
      if (previews.length === 0) return print('There is no preview.');
      return print(previews.map((each) => previewLine(each)).join('\n'));
    }
    if (drop !== undefined) {
      for (const each of await dropPreviews(releases, drop)) print(`${each.id}@${drop} is gone`);
      return undefined;
    }
    const app = path.join(apps, needed(positionals[0], 'preview'));
    const preview = await putUpPreview(releases, app, { name, days: Number(days) });
    const { id, version, expires } = preview;
    print(`${id} ${version} can be looked at until ${expires}`);
    return print(`  ${siteUrl}${await previewPath(preview)}`);
  },
  disable: async ([id]) => {
    await setEnabled(releases, needed(id, 'disable'), false);
    print(`${id} is off the site until pnpm release:enable ${id}`);
  },
  enable: async ([id]) => {
    await setEnabled(releases, needed(id, 'enable'), true);
    print(`${id} is on the site`);
  },
  ...upkeepCommands({ store: releases, origin: `http://localhost:${port}`, print }),
};

const usage = `pnpm release <app>…                     build, check and put on the running site
pnpm release --from <folder or .tgz>…   the same with an area that another repository has built
pnpm release:rollback <app>[@version]…  put older releases back, by default those that stood before
pnpm release:canary <area>[@version] <percent>  give it to some visitors only
pnpm release:promote <area>             make its canary live
pnpm release:drop <area>                give its canary to nobody
pnpm preview <area> [--name <name>] [--days <days>]  build it and put it up for who has the link
pnpm preview --list, --drop <name>      what is up; end it
pnpm release:disable <area>             take an area off the site
pnpm release:enable <area>              put it on the site again
pnpm release:remove <area>              take a disabled area off the list of areas for good
pnpm release:list [app]                 what the store holds, and how it went
pnpm release:status [--json]            what is live, and how it goes
pnpm release:bad <app>@<version> [reason]  no rollback goes back to it; --undo
pnpm release:clean [--dry-run]          remove what nobody needs any more`;

function needed(id: string | undefined, command: string): string {
  if (id !== undefined) return id;
  const script = command === 'preview' ? command : `release:${command}`;
  throw new ReleaseRefusal(`Say what to ${command}.`, `pnpm ${script} <area>`);
}

/** Apps with the versions that are named: behind an `@`, or by the next word, since no app's id begins with a digit. */
function versionsIn(words: string[]): Map<string, string | undefined> {
  const versions = new Map<string, string | undefined>();
  let last = '';
  for (const word of words) {
    if (last !== '' && /^\d/.test(word)) {
      versions.set(last, word);
      continue;
    }
    const [app = '', version] = word.split('@');
    versions.set(app, version);
    last = app;
  }
  return versions;
}

function previewLine({ id, name, version, expires, by }: Preview): string {
  return `${`${id}@${name}`.padEnd(34)} ${version.padEnd(18)} until ${expires}  ${by}`;
}

/** The address of a preview on the site: the first page of its area. */
async function previewPath({ id, name, version }: Preview): Promise<string> {
  const { mounts } = await readDescriptor(releaseFolder(releases, id, version));
  const page = mounts.find((mount) => !mount.endsWith('*')) ?? mounts[0] ?? '/';
  return `${page.replace(/\/\*$/, '')}?${PREVIEW_QUERY}=${id}@${name}`;
}

async function publishable(): Promise<string[]> {
  const names = await readdir(apps);
  const contents = await Promise.all(
    names.map((name) => readdir(path.join(apps, name)).catch((): string[] => [])),
  );
  return names.filter((_, index) =>
    descriptorFiles.some((file) => contents[index]?.includes(file)),
  );
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

// The reader of the output may have closed the pipe (`head`); the work goes on.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  const [command = '', ...parameters] = process.argv.slice(2);
  const isHelp = [command, ...parameters].some((word) => word === '--help' || word === '-h');
  const run = isHelp ? () => Promise.resolve(print(usage)) : commands[command];
  if (!run)
    throw new ReleaseRefusal(`There is no command “${command}”.`, Object.keys(commands).join(', '));
  await run(parameters);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  const isUnknownWord = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (!(error instanceof ReleaseRefusal) && !isUnknownWord) throw error;
  const hint = 'hint' in error ? error.hint : 'pnpm release --help says what there is.';
  process.stderr.write(`✗ ${error.message}\n  ${hint}\n`);
  process.exitCode = 1;
}
