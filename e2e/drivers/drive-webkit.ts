import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Builder, By, Key, until } from 'selenium-webdriver';
import { Select } from 'selenium-webdriver/lib/select.js';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { webkit } from '../../scripts/test/other-browsers.mjs';
import { phone, type DrivenBrowser } from './driven-browser.ts';
import { noteComplaints, readComplaints } from './page-complaints.ts';

const WAIT = 30_000;

/** Starts WebKitGTK in its own minimal browser and drives it by WebDriver. */
export async function driveWebKit(site: string): Promise<DrivenBrowser> {
  const settings = settingsForNarrowWindow();
  const service = new DriverService.Builder(webkit.program)
    .setLoopback(true)
    .setEnvironment({ ...process.env, XDG_CONFIG_HOME: settings })
    .build();
  const server = await service.start();
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
  await driver.manage().window().setRect(phone);
  const find = async (xpath: string) => {
    const element = await driver.wait(until.elementLocated(By.xpath(xpath)), WAIT);
    return driver.wait(until.elementIsVisible(element), WAIT);
  };
  const complaints: string[] = [];
  const collect = async () => {
    complaints.push(...(await driver.executeScript<string[]>(readComplaints)));
  };
  return {
    open: async (address) => {
      await collect();
      await driver.get(site + address);
      await driver.executeScript(noteComplaints);
      await driver.actions().keyDown(Key.SHIFT).keyUp(Key.SHIFT).perform(); // The app starts at a first sign of use.
      await driver.wait(until.elementLocated(By.css('html[data-ready]')), WAIT);
    },
    ask: (question) => driver.executeScript(question),
    click: async (xpath) => {
      await (await find(xpath)).click();
    },
    type: async (xpath, text) => {
      await (await find(xpath)).sendKeys(text, Key.TAB);
    },
    choose: async (xpath, value) => {
      await new Select(await find(xpath)).selectByValue(value);
    },
    complaints: async () => {
      await collect();
      return complaints;
    },
    close: async () => {
      await driver.quit();
      await service.kill();
      rmSync(settings, { recursive: true });
    },
  };
}

/** With the spaces of its theme the browser's toolbar, and so its window, would be wider than a phone. */
function settingsForNarrowWindow(): string {
  const settings = mkdtempSync(path.join(tmpdir(), 'tassis-webkit-'));
  mkdirSync(path.join(settings, 'gtk-3.0'));
  const style = '* { padding: 0; margin: 0; min-width: 0; }';
  writeFileSync(path.join(settings, 'gtk-3.0/gtk.css'), style);
  return settings;
}
