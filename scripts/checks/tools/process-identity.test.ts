import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { identify, isAlive, startByKernel, startByPs } from '../../start/process-identity.mjs';

const noProcess = 2 ** 22 + 1; // above the process ids of Linux and macOS

describe('a process', () => {
  it('is recognised while it is alive, and not afterwards', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const noted = identify(child.pid ?? 0);
    expect(isAlive(noted)).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isAlive(noted)).toBe(false);
  });

  it('is not mistaken for another one with its id', () => {
    expect(isAlive({ ...identify(process.pid), started: 'at another time' })).toBe(false);
  });

  it.each([
    { name: 'ps', readStart: startByPs },
    ...(existsSync('/proc/self/stat') ? [{ name: 'the kernel', readStart: startByKernel }] : []),
  ])('has a constant start time by $name', ({ readStart }) => {
    expect(readStart(process.pid)).not.toBe('');
    expect(readStart(process.pid)).toBe(readStart(process.pid));
    expect(readStart(process.pid)).not.toBe(readStart(1));
    expect(readStart(noProcess)).toBe('');
  });
});
