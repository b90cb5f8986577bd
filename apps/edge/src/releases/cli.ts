/* The release store's commands, for `pnpm release…` and `npm start`: node apps/edge/src/releases/cli.ts <command> … */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readConfig } from '../config.ts';
import { descriptorFiles } from './descriptor.ts';
import { setEnabled } from './enable.ts';
import { withSharedStore } from './shared/join.ts';
import { parseProvenances } from './provenance.ts';
import { publishCommand } from './publish-command.ts';
import { publishNew } from './publish-new.ts';
import { pushRelease } from './push-release.ts';
import { ReleaseRefusal } from './refusal.ts';
import { rollBackAll } from './rollback.ts';
import { trialCommands } from './trial-commands.ts';
import { upkeepCommands } from './upkeep-commands.ts';
import { meant, needed, plainWords, readWords } from './words.ts';

const apps = path.resolve(import.meta.dirname, '../../..');
const config = readConfig(process.env);
const { releases, port, siteUrl, isProduction } = config;
/** In production the site answers under its own address alone. */
const origin = isProduction ? siteUrl : `http://localhost:${port}`;

const commands: Record<string, (parameters: string[]) => Promise<void>> = {
  publish: async (words) =>
    publishCommand(words, { apps, own: await publishable(), config, print }),
  push: async (words) => {
    const { id, version } = await pushRelease(releases, plainWords(words, 2));
    print(`${id} ${version} is in ${words[1]}`);
  },
  // For `npm start`, which parses the last line.
  'publish-new': async (words) => {
    const { values } = readWords(words, { provenance: { type: 'string' } });
    const folders = (await publishable()).map((name) => path.join(apps, name));
    const provenance = parseProvenances(values.provenance);
    const { builds, published, refusal } = await publishNew(releases, folders, { provenance });
    for (const { id, version } of published) print(`  ${id} ${version}, for the first time`);
    if (refusal) process.stderr.write(`✗ ${refusal.message}\n  ${refusal.hint}\n`);
    print(`  in the tree: ${builds.map(({ id, version }) => `${id}@${version}`).join(', ')}`);
  },
  rollback: async (given) => {
    const words = plainWords(given);
    if (words.length === 0) {
      throw new ReleaseRefusal('Say what to roll back.', 'pnpm release:rollback <app>[@version]…');
    }
    for (const { id, version, skipped } of await rollBackAll(releases, versionsIn(words))) {
      for (const one of skipped) print(`  not ${id} ${one.version}: ${one.why}`);
      print(`${id} ${version} is what the site serves again`);
    }
  },
  ...trialCommands({ apps, config, print }),
  disable: async (words) => {
    const [word] = plainWords(words, 1);
    const id = needed(word, 'disable');
    await setEnabled(releases, id, false);
    print(`${id} is off the site until pnpm release:enable ${id}`);
  },
  enable: async (words) => {
    const [word] = plainWords(words, 1);
    const id = needed(word, 'enable');
    await setEnabled(releases, id, true);
    print(`${id} is on the site`);
  },
  ...upkeepCommands({ store: releases, origin, print }),
};

const usage = `pnpm release <app>…                     build, check and put on the running site
pnpm release --from <folder or .tgz>…   the same with an area that another repository has built
pnpm release --from <store>#<app>@<version>…  the same with a release of another store, a folder or s3://bucket/folder
    --dry-run      all of it, but nothing goes live
    --dirty        also of a tree with changes that are not committed
    --no-browser   without opening its pages in a browser
pnpm release:push <app>@<version> <store>  put a release into another store
pnpm release:rollback <app>[@version]…  put older releases back, by default the last good ones
pnpm release:canary <area>[@version] <percent>  give it to some visitors only
pnpm release:promote <area>             make its canary live
pnpm release:drop <area>                give its canary to nobody
pnpm preview <area> [--name <name>] [--days <days>]  build it and put it up for who has the link
pnpm preview --list, --drop <name>      what is up; end it
pnpm preview --new-key                  another key of their cookies, on every machine
pnpm release:disable <area>             take an area off the site
pnpm release:enable <area>              put it on the site again
pnpm release:remove <area>              take a disabled area off the list of areas for good
pnpm release:list [app]                 what the store holds, and how it went
pnpm release:status [--json]            what is live, and how it goes
pnpm release:bad <app>@<version> [reason]  no rollback goes back to it; --undo
pnpm release:clean [--dry-run]          remove what nobody needs any more`;

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
    throw new ReleaseRefusal(
      `There is no command “${command}”.`,
      meant(command, Object.keys(commands)),
    );
  if (isHelp || !config.shared) await run(parameters);
  else await withSharedStore(releases, config.shared, () => run(parameters));
} catch (error) {
  if (!(error instanceof ReleaseRefusal)) throw error;
  process.stderr.write(`✗ ${error.message}\n  ${error.hint}\n`);
  process.exitCode = 1;
}
