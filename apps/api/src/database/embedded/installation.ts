import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Account, runsAsRoot } from './account.ts';
import { findNativeFolder } from './binaries.ts';
import { settleAsRoot } from './root-installation.ts';

/** Where the server's programs and data are, and whom it runs as (absent: as this process). */
export type Installation = { native: string; directory: string; account?: Account };

/** Told in a few words what is being done. */
export type Progress = (message: string) => void;

/** Settles where the cluster of this DATA_DIR lives and whose programs run it; makes the folder above it, closed to other users. */
export function settle(
  dataDir: string,
  progress: Progress,
  programs = findNativeFolder(),
): Installation {
  mkdirSync(dirname(dataDir), { recursive: true });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const home = realpathSync(dataDir);
  const installation = { native: programs, directory: join(home, 'postgres') };
  if (runsAsRoot()) return settleAsRoot(installation, progress);
  accessSync(home, constants.W_OK | constants.X_OK);
  return installation;
}
