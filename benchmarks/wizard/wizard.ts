import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { waitForCalm } from '../calm.ts';
import { measureKeys, type KeyTime } from '../keys/measure-keys.ts';
import { servePages } from '../keys/serve-pages.ts';
import { contenders, openAssociates, type Contender } from './contenders.ts';
import { toMarkdown } from './report.ts';
import { findChromium } from '../../scripts/test/chromium.mjs';

/** Repeated three times, for enough keystrokes to make the ratio of a round significant. */
const words = Array.from({ length: 3 }, () => [
  'salma',
  'youssef',
  'meryem',
  'anas',
  'khadija',
]).flat();
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '21' } } });
const pages = await servePages({ folder: import.meta.dirname, names: contenders });
const load = await waitForCalm();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
});
try {
  const times = await run(Number(values.rounds));
  console.log(toMarkdown({ load, chromium: browser.version(), times }));
} finally {
  await browser.close();
  await pages.close();
}

/** Each round visits each contender once, in alternating order. */
async function run(rounds: number): Promise<Record<Contender, KeyTime[]>> {
  const times: Record<Contender, KeyTime[]> = {
    plain: [],
    'one-associate': [],
    'fifty-associates': [],
    'hook-form': [],
  };
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? contenders : contenders.toReversed();
    for (const name of order) {
      const position = Math.floor(openAssociates[name] / 2);
      const typing = { label: 'Prénom', position, words };
      times[name].push(await measureKeys(browser, `${pages.url}${name}/`, typing));
    }
  }
  return times;
}
