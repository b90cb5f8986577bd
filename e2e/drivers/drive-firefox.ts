import { launch } from 'puppeteer-core';
import { firefox } from '../../scripts/test/other-browsers.mjs';
import { phone, type DrivenBrowser } from './driven-browser.ts';

/** Starts Firefox and drives it by WebDriver BiDi, which it supports itself. */
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
      await page.keyboard.press('Shift'); // The app starts at a first sign of use.
      await page.waitForSelector('html[data-ready]');
      // Files that are prefetched when the page is idle must have arrived: Firefox reports a wrong hash for a script that is
      // still loading when the page is left.
      await page.waitForNetworkIdle({ idleTime: 2_000 });
    },
    ask: (question) => page.evaluate(question),
    click: async (xpath) => {
      const element = await find(xpath).waitHandle();
      // In the middle, because a sticky element may cover the bottom of the window.
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
