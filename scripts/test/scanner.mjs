// @ts-check
import { existsSync } from 'node:fs';

const program = process.env['WAPITI_PATH'] ?? '/usr/bin/wapiti';

/** Wapiti, a scanner of web sites, where it is installed; `skip` says why it is not asked here. `WAPITI_PATH` names another. */
export const wapiti = {
  program,
  skip: existsSync(program)
    ? undefined
    : `there is no ${program} (Debian: sudo apt-get install wapiti)`,
};
