// @ts-check
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parsed } from '../parsed.mjs';

/**
 * Prints which apps of the tree differ from the live ones, and how to release them, because a start does not.
 * @param {string} dataDirectory @param {Record<string, string>} builds the tree's versions by app
 */
export async function tellUnreleased(dataDirectory, builds) {
  const live = await liveVersions(dataDirectory).catch(() => undefined);
  if (!live) return; // the edge reports an invalid manifest
  const apps = Object.keys(builds).filter((app) => builds[app] !== live.get(app));
  if (apps.length === 0) return;
  process.stdout.write(
    `• The tree differs from what is live: ${apps.join(', ')}\n` +
      `  To put it live: ${releaseCommand(process.env)} ${apps.join(' ')}\n`,
  );
}

/** @param {string} dataDirectory @returns {Promise<Map<string, string>>} */
async function liveVersions(dataDirectory) {
  const file = path.join(dataDirectory, 'releases', 'manifest.json');
  /** @type {{ shell?: { version: string }, areas?: { id: string, version: string }[] }} */
  const manifest = parsed(await readFile(file, 'utf8'));
  const areas = (manifest.areas ?? []).map(
    ({ id, version }) => /** @type {const} */ ([id, version]),
  );
  return new Map([['shell', manifest.shell?.version ?? ''], ...areas]);
}

/** As the user can type it: without pnpm, npm runs it. @param {NodeJS.ProcessEnv} environment */
function releaseCommand({ DATA_DIR: data, npm_config_user_agent: agent = '' }) {
  const place = data ? `DATA_DIR=${data} ` : '';
  return `${place}${agent.startsWith('pnpm') ? 'pnpm' : 'npm run'} release`;
}
