import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import type { Browser } from '@playwright/test';
import type { PageResult } from '../measure-page.ts';
import type { Navigation } from '../visit/navigate.ts';
import { conditions } from '../visit/throttle.ts';

/** Everything one run found, as it is kept. */
export interface Result {
  surroundings: ReturnType<typeof surroundings>;
  pages: PageResult[];
  navigation: Record<'site' | 'plain', Navigation>;
}

/** Where and when the run took place. */
export function surroundings(browser: Browser, { load, pairs }: { load: number; pairs: number }) {
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: git('rev-parse', '--short', 'HEAD'),
    changed: git('status', '--porcelain', '--', 'apps', 'packages') !== '',
    machine: `${process.platform} ${process.arch}, ${cpus().length} cores`,
    node: process.versions.node,
    chromium: browser.version(),
    load,
    pairs,
    conditions,
  };
}

function git(...args: string[]): string {
  return execFileSync('git', args, {
    cwd: `${import.meta.dirname}/../../..`,
    encoding: 'utf8',
  }).trim();
}
