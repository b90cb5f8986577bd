// @ts-check
// `pnpm review [name …]`: writes a page for designers with every story picture that differs from a commit's. docs/how-to/review-pictures.md
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBase } from '../apps/storybook/src/review/base-pictures.ts';
import { listPictures } from '../apps/storybook/src/review/compare-folders.ts';
import { writeReview } from '../apps/storybook/src/review/review.ts';
import { findPicturedStories } from '../apps/storybook/src/review/stories-of-pictures.ts';
import { PICTURES } from '../apps/storybook/src/testing/pictures.ts';
import { exitWith, Failure } from './failure.mjs';
import { pinnedChromium } from './test/chromium.mjs';
import { environment, repository } from './toolchain.mjs';

const drawn = path.join(repository, 'test-results/drawn');
const into = path.join(repository, 'review');

try {
  const { values, positionals: names } = parseArgs({
    allowPositionals: true,
    options: {
      base: { type: 'string', default: 'HEAD' },
      recorded: { type: 'boolean', default: false },
      storybook: { type: 'string', default: 'http://localhost:6006' },
    },
  });
  const base = findCommit(values.base);
  const stories = await findPicturedStories();
  if (!values.recorded) await draw(names);
  const counts = await writeReview({
    repository,
    base,
    after: values.recorded ? path.join(repository, PICTURES) : drawn,
    isCompared: values.recorded ? () => true : await createFilter(names, stories),
    into,
    stories,
    storybook: values.storybook.replace(/\/$/u, ''),
  });
  const { changed, added, removed } = counts;
  process.stdout.write(
    changed + added + removed === 0
      ? `No picture differs from ${base.short}.\n`
      : `Pictures since ${base.short}: ${changed} changed, ${added} new, ${removed} deleted → ${path.join(into, 'index.html')}\n`,
  );
  process.exit();
} catch (error) {
  exitWith(error);
}

/** @param {string} commit */
function findCommit(commit) {
  try {
    return findBase(repository, commit);
  } catch {
    throw new Failure(
      `There is no commit ${commit} with a history that this tree shares.`,
      'Name a branch or a commit: pnpm review --base origin/main. A shallow clone has to be fetched whole first.',
    );
  }
}

/** Renders the stories with a picture, only of the named files if there are names. @param {string[]} names */
async function draw(names) {
  if ((await pinnedChromium()) === undefined)
    throw new Failure(
      'The pictures were taken in the Chromium that npm delivers for Linux on x64, and it is not for this machine.',
      'pnpm review --recorded compares those that the tree has.',
    );
  rmSync(drawn, { recursive: true, force: true });
  const { status } = spawnSync(
    'vitest',
    ['run', '--project', 'wide', '--update=all', '--reporter=minimal', ...names],
    {
      cwd: path.join(repository, 'apps/storybook'),
      env: { ...environment(), STORIES_DRAWN_INTO: drawn },
      stdio: 'inherit',
    },
  );
  if (status !== 0) {
    process.stderr.write('Some stories could not be drawn; they are left out.\n');
    process.exitCode = 1;
  }
}

/**
 * Decides which pictures are compared: those that were rendered, and after a run of all stories also those whose story was deleted.
 * A story that failed to render does not count as deleted.
 * @param {string[]} names @param {ReadonlyMap<string, unknown>} stories
 */
async function createFilter(names, stories) {
  const present = await listPictures(drawn);
  return (/** @type {string} */ name) =>
    present.has(name) || (names.length === 0 && !stories.has(name));
}
