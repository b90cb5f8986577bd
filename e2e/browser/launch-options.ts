import { findChromium, pinnedChromium } from '../../scripts/test/chromium.mjs';
import { isDeep } from '../system/tier.ts';

const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium with everything that people have: windows, a back/forward cache, links to words of a page. */
export const wholeChromium = { executablePath: await findChromium(), args };

/** Without windows, for a quarter of the processor time; where npm delivers none, and in the deep tier, a whole one. */
export const quickChromium = isDeep
  ? wholeChromium
  : { executablePath: (await pinnedChromium()) ?? wholeChromium.executablePath, args };
