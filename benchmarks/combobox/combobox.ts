import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { measureKeys, type KeyTime } from '../keys/measure-keys.ts';
import { servePages } from '../keys/serve-pages.ts';
import { contenders, type Contender } from './contenders.ts';
import { toMarkdown } from './report.ts';
import { weigh } from './weigh.ts';
import { findChromium } from '../../scripts/test/chromium.mjs';

const typing = { label: 'Ville', words: ['meknes', 'beni mellal', 'sidi', 'casa', 'ait ourir'] };
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '21' } } });
const load = loadavg()[0] ?? 0;
const pages = await servePages({ folder: import.meta.dirname, names: contenders });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
});
try {
  const times = await run(Number(values.rounds));
  const weights = { ours: await weigh('ours'), 'base-ui': await weigh('base-ui') };
  console.log(toMarkdown({ load, chromium: browser.version(), times, weights }));
} finally {
  await browser.close();
  await pages.close();
}

/** Each round visits each contender once, in alternating order. */
async function run(rounds: number): Promise<Record<Contender, KeyTime[]>> {
  const times: Record<Contender, KeyTime[]> = {
    plain: [],
    'plain-50': [],
    ours: [],
    'base-ui': [],
  };
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? contenders : contenders.toReversed();
    for (const name of order) {
      times[name].push(await measureKeys(browser, `${pages.url}${name}/`, typing));
    }
  }
  return times;
}
