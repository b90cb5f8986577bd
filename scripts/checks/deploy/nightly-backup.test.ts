import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { repository } from '../../toolchain.mjs';

const folder = await mkdtemp(path.join(tmpdir(), 'nightly-'));
afterAll(() => rm(folder, { recursive: true }));
const file = (name: string) => path.join(folder, name);

async function program(name: string, script: string): Promise<void> {
  await writeFile(file(name), `#!/bin/sh\n${script}\n`);
  await chmod(file(name), 0o755);
}

// A night passes when `wake` is there; the backup fails when `broken` is.
await program(
  'sleep',
  `echo "sleep $1" >> ${file('log')}\nwhile ! rm ${file('wake')} 2>/dev/null; do /bin/sleep 0.02; done`,
);
await program(
  'node',
  `echo "$2" >> ${file('log')}\n[ "$2" = prune ] || ! test -e ${file('broken')}`,
);
const shell = await readFile(path.join(repository, 'deploy/compose/nightly-backup.sh'), 'utf8');
await writeFile(
  file('nightly.sh'),
  shell.replace('/backups/failed', file('failed')).replace('/var/tmp/', `${folder}/`),
);

it('the mark of a night that failed lies in a volume with a name, where the health check looks for it', async () => {
  const [, mark = ''] = /^failed=(.*)$/m.exec(shell) ?? [];
  const compose = await readFile(path.join(repository, 'deploy/compose.yaml'), 'utf8');
  expect(mark).toMatch(/^\/backups\//);
  expect(compose).toContain(`! test -e ${mark}`);
});

const lines = async () => (await readFile(file('log'), 'utf8')).trim().split('\n');
const night = async (count: number) => {
  await writeFile(file('wake'), '');
  await vi.waitUntil(async () => (await lines()).length === count, { timeout: 10_000 });
  return (await lines()).map((line) => line.replace(/ \d+$/, ''));
};

it('every night a backup is taken, then pruned; a night that failed is seen until one does not', async () => {
  const env = { PATH: `${folder}:${process.env['PATH']}` };
  const running = spawn('sh', [file('nightly.sh')], { env });
  try {
    await vi.waitUntil(() => existsSync(file('log')), { timeout: 10_000 });
    const [first = ''] = await lines();
    const seconds = Number(first.split(' ')[1]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(86_400);
    const due = new Date(Date.now() + seconds * 1000);
    expect(Math.abs(due.getUTCHours() * 60 + due.getUTCMinutes() - 150)).toBeLessThanOrEqual(1);

    expect(await night(4)).toEqual(['sleep', 'backup', 'prune', 'sleep']);
    expect(existsSync(file('failed'))).toBe(false);
    await writeFile(file('broken'), '');
    await mkdir(file('tassis-backup-killed'));
    expect((await night(6)).slice(4)).toEqual(['backup', 'sleep']);
    expect(existsSync(file('failed'))).toBe(true);
    expect(existsSync(file('tassis-backup-killed'))).toBe(false);
    await rm(file('broken'));
    expect((await night(9)).slice(6)).toEqual(['backup', 'prune', 'sleep']);
    expect(existsSync(file('failed'))).toBe(false);
  } finally {
    running.kill();
  }
  await vi.waitUntil(() => running.exitCode !== null, { timeout: 5000 });
  expect(running.exitCode).toBe(0);
}, 30_000);
