import { chromium } from '@playwright/test';
import { calmLoad, loadNow, waitForCalm } from '../calm.ts';
import { startContenders } from './contenders.ts';
import { measurePage, type PageResult } from './measure-page.ts';
import { readOptions, sitePages, type Options } from './options.ts';
import { save } from '../report/save.ts';
import { toMarkdown } from './report/markdown.ts';
import { surroundings, type Result } from './report/result.ts';
import { measureNavigation } from './visit/navigate.ts';
import { findChromium } from '../../scripts/test/chromium.mjs';

const options = readOptions(process.argv.slice(2), process.env);
const { site } = options;
console.log(`Building the peers of ${site} …`);
const contenders = await startContenders({ site, paths: sitePages });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
});
try {
  const result = await run(options);
  const markdown = toMarkdown(result);
  console.log(`\n${markdown}`);
  if (options.save) await save(import.meta.dirname, result, markdown);
} finally {
  await browser.close();
  await Promise.all(Object.values(contenders).map(({ close }) => close()));
}

async function run({ pairs, pages: paths, despiteLoad }: Options): Promise<Result> {
  const load = despiteLoad ? loadNow() : await waitForCalm();
  if (load > calmLoad && !despiteLoad) {
    throw new Error(`The machine is busy: load ${load.toFixed(2)}. Wait, or say --despite-load.`);
  }
  const about = surroundings(browser, { load, pairs });
  const pages: PageResult[] = [];
  for (const path of paths) {
    console.log(`Visiting ${path} …`);
    pages.push(await measurePage(browser, contenders, { path, pairs }));
  }
  const areaFiles = '/mfe/ordering/';
  const navigation = {
    site: await measureNavigation(browser, { site, areaFiles }),
    plain: await measureNavigation(browser, { site: contenders.plain.url, areaFiles }),
  };
  return { surroundings: about, pages, navigation };
}
