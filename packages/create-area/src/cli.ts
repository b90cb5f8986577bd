#!/usr/bin/env node
/* `create-area <id>`: makes a repository that is one area. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeOutside } from './make-outside.ts';
import { readAreaWords, WrongWords } from './new-area.ts';

const usage =
  'create-area <id> --package @my-team/<id> [--title "Statistiques"] [--title-en "Statistics"] [--role admin] [--path /<id>] [--outside <folder>] [--packages <folder with .tgz>]';

/** What a packed package says of what it was packed with. */
interface Manifest {
  template: { platformApi: string; roles: string[]; versions: Record<string, string> };
}

try {
  const manifest = readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8');
  // The tool that packs this package wrote it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { platformApi, roles, versions } = (JSON.parse(manifest) as Manifest).template;
  const { outside, packageName, packages, ...words } = readAreaWords(process.argv.slice(2), roles);
  const folder = path.resolve(outside ?? words.id);
  const area = { ...words, platformApi };
  process.stdout.write(`${makeOutside({ area, packageName, versions, folder, packages })}\n`);
} catch (error) {
  if (!(error instanceof WrongWords)) throw error;
  process.stderr.write(`\n✗ ${error.message}\n  ${usage}\n`);
  process.exitCode = 1;
}
