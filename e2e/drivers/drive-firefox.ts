import { launch } from 'puppeteer-core';
import { firefox } from '../../scripts/test/other-browsers.mjs';
import { phone, type DrivenBrowser } from './driven-browser.ts';

/** Starts Firefox and drives it by WebDriver BiDi, which it speaks itself. */
export async function driveFirefox(site: string): Promise<DrivenBrowser> {
  const browser = await launch({ browser: 'firefox', executablePath: firefox.program });
  const page = await browser.newPage();
  await page.setViewport(phone);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  const find = (xpath: string) => page.locator(`::-p-xpath(${xpath})`);
  return {
    open: async (path) => {
      await page.goto(site + path);
      await page.keyboard.press('Shift'); // the app starts when somebody uses the page
      await page.waitForSelector('html[data-ready]');
      // What is fetched ahead when the page is idle must have arrived: a script that is still on its way when the page is
      // left, Firefox takes for one with a wrong hash.
      await page.waitForNetworkIdle({ idleTime: 2_000 });
    },
    ask: (question) => page.evaluate(question),
    click: async (xpath) => {
      const element = await find(xpath).waitHandle();
      // Not at the foot of the window, where something may stay in sight on top of it.
      await element.evaluate(
        (node) => node instanceof Element && node.scrollIntoView({ block: 'center' }),
      );
      await find(xpath).click();
    },
    type: async (xpath, text) => {
      const field = await find(xpath).waitHandle();
      await field.focus();
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    },
    choose: (xpath, value) => find(xpath).fill(value),
    complaints: () => Promise.resolve(complaints),
    close: () => browser.close(),
  };
}
