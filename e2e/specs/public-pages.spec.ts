import { expectQuietPage } from '../browser/quiet-page.ts';
import { test } from '../browser/test.ts';
import { servedPaths } from '../system/served-paths.ts';

const widths = [320, 390, 1280];

test.describe.configure({ mode: 'parallel' });

for (const path of servedPaths) {
  for (const textSize of [16, 32]) {
    test(
      `${path} fits and is accessible at every width, with a text size of ${textSize} px`,
      { tag: '@deep' },
      async ({ page }) => {
        const browser = await page.context().newCDPSession(page);
        await browser.send('Page.setFontSizes', { fontSizes: { standard: textSize } });
        await page.goto(path);
        await expectQuietPage(page, { widths });
      },
    );
  }
}
