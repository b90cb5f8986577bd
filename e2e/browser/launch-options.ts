import { findChromium } from '../../scripts/test/chromium.mjs';

/** How the browser is started. */
export const launchOptions = {
  executablePath: await findChromium(),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
