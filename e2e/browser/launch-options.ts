import { findChromium, pinnedChromium } from '../../scripts/test/chromium.mjs';
import { isDeep } from '../system/tier.ts';

const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A complete Chromium, as people have it: windows, a back/forward cache, text fragments in links. */
export const wholeChromium = { executablePath: await findChromium(), args };

/**
 * The headless Chromium, which needs a quarter of the processor time; the complete one in the deep tier, and where npm offers
 * no other.
 */
export const quickChromium = isDeep
  ? wholeChromium
  : { executablePath: (await pinnedChromium()) ?? wholeChromium.executablePath, args };
