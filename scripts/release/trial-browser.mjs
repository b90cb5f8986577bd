// @ts-check
import { Failure } from '../failure.mjs';
import { presentChromium } from '../test/chromium.mjs';

/**
 * The words that tell the release store in which browser it opens pages before somebody gets them.
 * @param {{ 'no-browser'?: boolean }} values
 */
export async function trialBrowser(values) {
  if (values['no-browser']) return ['--no-browser'];
  const program = await presentChromium();
  if (program) return ['--browser', program];
  throw new Failure(
    'There is no Chromium here, in which the pages would be opened before they go live.',
    'Name one: CHROMIUM_PATH=/path pnpm release …; without this check: --no-browser, which the log then says.',
  );
}
