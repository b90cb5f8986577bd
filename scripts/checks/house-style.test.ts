import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const repository = path.resolve(import.meta.dirname, '../..');
const notCounted =
  /\.test\.tsx?$|\.stories\.tsx$|\/messages\/|\/content\/|\/migrations\/|\.data\.|\.d\.ts$/;

const sources = ['apps', 'packages']
  .flatMap((parent) =>
    readdirSync(path.join(repository, parent)).map((name) => path.join(parent, name, 'src')),
  )
  .flatMap((folder) =>
    readdirSync(path.join(repository, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file));

const lengths = sources
  .filter((file) => !notCounted.test(file))
  .map((file) => readFileSync(path.join(repository, file), 'utf8').split('\n').length - 1)
  .toSorted((a, b) => a - b);

const quantile = (q: number) => lengths[Math.floor(q * (lengths.length - 1))] ?? 0;

describe('house style', () => {
  it('source files stay small: median at most 45 lines, nine in ten at most 130', () => {
    expect(lengths.length).toBeGreaterThan(150);
    expect(quantile(0.5)).toBeLessThanOrEqual(45);
    expect(quantile(0.9)).toBeLessThanOrEqual(130);
    expect(lengths.at(-1)).toBeLessThanOrEqual(300);
  });

  it('has no folder or file for miscellaneous code', () => {
    expect(
      sources.filter((file) => /\/(?:utils?|misc|helpers?|common)(?:\/|\.)/.test(file)),
    ).toEqual([]);
  });
});
