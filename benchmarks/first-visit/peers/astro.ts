import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { environment } from '../../../scripts/toolchain.mjs';
import { builtFolder, publicFolder } from './built-folder.ts';
import type { Peer, PeerSettings } from './peer.ts';
import { serveFolder } from './serve-folder.ts';

const run = promisify(execFile);
const project = path.join(import.meta.dirname, 'astro');

/** The same page components prerendered by Astro, each page an island with `client:idle`. */
export async function startAstro(settings: PeerSettings): Promise<Peer> {
  const folder = await builtFolder('astro');
  const env = {
    ...environment(),
    SITE_URL: settings.site,
    ASTRO_OUT_DIR: folder,
    ASTRO_PUBLIC_DIR: publicFolder,
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  await run('pnpm', ['install', '--frozen-lockfile'], { cwd: project, env });
  await run(path.join(project, 'node_modules/.bin/astro'), ['build'], { cwd: project, env });
  return serveFolder({ ...settings, folder });
}
