// @ts-check
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../failure.mjs';
import { repository, run } from '../toolchain.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** A Chromium to test in: named by CHROMIUM_PATH, the system's, Playwright's own, or as root on Debian a fresh one. */
export async function findChromium() {
  const found =
    process.env['CHROMIUM_PATH'] ?? (await systemChromium()) ?? (await playwrightChromium());
  if (found) return found;
  if (process.getuid?.() === 0 && (await onPath('apt-get'))) {
    process.stdout.write('• Installing Chromium with apt …\n');
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    const installed = await systemChromium();
    if (installed) return installed;
  }
  throw new Failure(
    'The journeys need Chromium, and there is none here.',
    'Install it (Debian: sudo apt-get install chromium; elsewhere: pnpm --filter @tassis/e2e exec playwright install chromium) or name one: CHROMIUM_PATH=/path npm test',
  );
}

async function systemChromium() {
  for (const name of names) {
    const found = await onPath(name);
    if (found) return found;
  }
  return undefined;
}

/** Where the pinned Playwright keeps its own, whatever the platform. */
async function playwrightChromium() {
  const print =
    "import { chromium } from '@playwright/test'; console.log(chromium.executablePath())";
  const folder = path.join(repository, 'e2e');
  const printed = await run('node', ['--input-type=module', '--eval', print], {
    cwd: folder,
    quiet: true,
  });
  const file = printed.trim();
  return (await isExecutable(file)) ? file : undefined;
}

/** @param {string} name */
async function onPath(name) {
  for (const folder of (process.env['PATH'] ?? '').split(path.delimiter)) {
    const file = path.join(folder, name);
    if (await isExecutable(file)) return file;
  }
  return undefined;
}

/** @param {string} file */
function isExecutable(file) {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}
