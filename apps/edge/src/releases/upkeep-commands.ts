import { addCounts, sumFailures } from '../health/counts.ts';
import { cleanStore, whyRefused } from './clean.ts';
import { inventory } from './inventory.ts';
import { markBad, unmarkBad } from './mark-release.ts';
import { formatCommit } from './provenance.ts';
import { ReleaseRefusal } from './refusal.ts';
import { removeArea } from './remove.ts';
import { siteStatus } from './site-status.ts';
import { formatHealth, statusLines } from './status-lines.ts';
import { needed, plainWords, readWords } from './words.ts';

interface Output {
  /** The release store. */
  store: string;
  /** The address of the site. */
  origin: string;
  print: (line: string) => void;
}

/** The commands that look at what is released, and that tidy up. */
export function upkeepCommands({ store, origin, print }: Output) {
  return {
    list: async (words: string[]) => {
      const [id] = plainWords(words, 1);
      const items = await inventory(store, id);
      if (items.length === 0) print(`Nothing of ${id ?? 'any app'} is in the store.`);
      for (const item of items) {
        const { version, releasedAt = '?', by = '', percent, health } = item;
        const status = [item.status, ...(percent === undefined ? [] : [`${percent}%`])].join(' ');
        const isNew = item.status === '' && item.releasedAt === undefined;
        const notes = [
          ...(item.bad === undefined ? [] : [`marked bad (${item.bad})`]),
          ...(isNew && id !== undefined ? [await whyRefused(store, item)] : []),
          ...(health.views + sumFailures(health) > 0 ? [formatHealth(health)] : []),
        ];
        print(
          `${item.id.padEnd(18)} ${version.padEnd(18)} ${status.padEnd(10)} ${releasedAt.padEnd(25)} ${by.padEnd(8)} ${formatCommit(item.provenance).padEnd(14)} ${notes.join('; ')}`.trimEnd(),
        );
      }
    },
    status: async (words: string[]) => {
      const { values } = readWords(words, { json: { type: 'boolean' } }, 0);
      const status = await siteStatus(store, origin);
      const [problem] = status.problems;
      if (values.json) {
        print(JSON.stringify(status, null, 2));
        if (problem) process.exitCode = 1;
        return;
      }
      for (const line of status.apps.flatMap((app) => statusLines(app, status))) print(line);
      if (!status.isRunning) print(`No site answers at ${origin}.`);
      if (problem) {
        const sentences = status.problems.map(({ sentence }) => sentence);
        const commands = status.problems.map(({ command }) => command);
        throw new ReleaseRefusal(sentences.join('\n✗ '), commands.join('\n  '));
      }
      if (!status.isRunning) return;
      const all = addCounts(status.apps.map(({ health }) => ({ ...health, reporters: 0 })));
      const few = sumFailures(all) > 0 ? ' It fails now and then, below the limit.' : '';
      print(`The site at ${origin} serves exactly that.${few}`);
    },
    bad: async (words: string[]) => {
      const { values, positionals } = readWords(words, { undo: { type: 'boolean' } });
      const [named = '', ...reason] = positionals;
      const [id = '', version] = named.split('@');
      if (version === undefined) {
        throw new ReleaseRefusal(
          'Say which release is bad.',
          'pnpm release:bad <app>@<version> [reason], or with --undo',
        );
      }
      if (values.undo) {
        await unmarkBad(store, { id, version });
        return print(`${id} ${version} is not marked bad any more`);
      }
      const text = reason.join(' ');
      await markBad(store, { id, version }, text === '' ? undefined : text);
      print(`${id} ${version} is marked bad: no rollback goes back to it`);
      const live = (await inventory(store, id)).find((item) => item.version === version);
      if (live?.status === 'live') print(`  It is live: pnpm release:rollback ${id}`);
      if (live?.status === 'canary') print(`  It is the canary: pnpm release:drop ${id}`);
    },
    clean: async (words: string[]) => {
      const { values } = readWords(words, { 'dry-run': { type: 'boolean' } }, 0);
      const isDry = values['dry-run'] === true;
      const removals = await cleanStore(store, { isDry });
      for (const { id, version, why } of removals)
        print(`${id.padEnd(18)} ${version.padEnd(18)} ${why}`);
      if (removals.length === 0) return print('Nothing in the store is to be removed.');
      print(isDry ? 'These would be removed, without --dry-run.' : 'These are removed.');
    },
    remove: async (words: string[]) => {
      const [word] = plainWords(words, 1);
      const id = needed(word, 'remove');
      await removeArea(store, id);
      print(`${id} is no area of this site any more; its releases go with pnpm release:clean`);
    },
  };
}
