// @ts-check
import { existsSync } from 'node:fs';

/**
 * A browser besides Chromium, which the deep tier uses if it is installed.
 * @typedef {{ program: string, skip: string | undefined }} OtherBrowser `skip`: why it cannot be driven here
 */

/** Firefox as Debian names it; `FIREFOX_PATH` sets another one. */
export const firefox = browserAt(
  process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
  'sudo apt-get install firefox-esr',
);

/** The driver of WebKitGTK, which starts the browser that comes with it. */
export const webkit = browserAt(
  '/usr/bin/WebKitWebDriver',
  'sudo apt-get install webkit2gtk-driver xvfb',
);

/** @param {string} program @param {string} remedy @returns {OtherBrowser} */
function browserAt(program, remedy) {
  const skip = existsSync(program) ? undefined : `there is no ${program} (Debian: ${remedy})`;
  return { program, skip };
}
