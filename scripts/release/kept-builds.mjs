// @ts-check
// The builds that `pnpm release:keep` keeps: each the folder of a built app, of one version of the platform API.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { compareVersions } from 'compare-versions';
import { repository } from '../toolchain.mjs';

const folder = path.join(repository, 'e2e/releases');

/** @param {string} app @param {string} platformApi */
export function keptFile(app, platformApi) {
  return path.join(folder, `${app}-${platformApi}.tgz`);
}

/** The kept builds of an app, the newest first. @param {string} app */
export async function listKept(app) {
  const files = (await readdir(folder)).filter((file) => file.startsWith(`${app}-`));
  return files
    .map((file) => ({
      file: path.join(folder, file),
      platformApi: file.slice(`${app}-`.length, -'.tgz'.length),
    }))
    .toSorted((one, other) => compareVersions(other.platformApi, one.platformApi));
}
