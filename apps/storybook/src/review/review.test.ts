/// <reference types="node" />
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { PICTURES } from '../testing/pictures.ts';
import { findBase } from './base-pictures.ts';
import { writeReview } from './review.ts';
import type { PictureCounts } from './shown-changes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The executable of the browser that takes the pictures, else of any Chromium. */
    chromium: string;
  }
}

const house = path.resolve(import.meta.dirname, '../../../..');
const repository = mkdtempSync(path.join(tmpdir(), 'review-'));
const pictures = path.join(repository, PICTURES);
const into = path.join(repository, 'review');
const page = path.join(into, 'index.html');
const picture = (name: string) => path.join(pictures, `${name}.png`);

const git = (...parameters: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=A designer', '-c', 'user.email=a@example.ma', ...parameters],
    { cwd: repository, stdio: 'pipe' },
  );

const stories = new Map(
  [
    ['actions-tag/reactions', 'Actions/Tag · étiquette', 'Survol, appui, focus'],
    ['retours-badge/neutral', 'Retours/Badge · badge', 'Neutre'],
    ['ecrans-espace-client-accueil/landing', 'Écrans/Espace client/Accueil', 'Accueil'],
  ].map(([id = '', title = '', name = '']) => [id, { id: id.replace('/', '--'), title, name }]),
);

const review = () =>
  writeReview({
    repository,
    base: findBase(repository, 'HEAD'),
    after: pictures,
    isCompared: () => true,
    into,
    stories,
    storybook: 'https://storybook.example.ma',
  });

/** Paints all pixels of one colour in another. */
async function recolour(name: string, from: string, to: string) {
  const { data, info } = await sharp(picture(name))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const painted = data.toString('hex').replaceAll(`${from}ff`, `${to}ff`);
  await sharp(Buffer.from(painted, 'hex'), {
    raw: { width: info.width, height: info.height, channels: 4 },
  })
    .png()
    .toFile(picture(name));
}

beforeAll(() => {
  git('init', '--quiet');
  for (const name of stories.keys())
    cpSync(path.join(house, PICTURES, `${name}.png`), picture(name), { recursive: true });
  git('add', '.');
  git('commit', '--quiet', '--message', 'design-system: three pictures');
});
afterAll(() => rmSync(repository, { recursive: true }));

test('without a difference there is no page, and that of an earlier run is deleted', async () => {
  expect(await review()).toEqual({ changed: 0, added: 0, removed: 0, same: 3 });
  expect(existsSync(into)).toBe(false);
});

describe('with one changed colour in one picture', () => {
  let counts: PictureCounts;

  beforeAll(async () => {
    const [red, green, blue] = await sharp(picture('actions-tag/reactions'))
      .removeAlpha()
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    const ground = Buffer.from([red ?? 0, green ?? 0, blue ?? 0]).toString('hex');
    await recolour('actions-tag/reactions', ground, 'e0f1ea');
    counts = await review();
  });

  test('one difference is found, and no other', () => {
    expect(counts).toEqual({ changed: 1, added: 0, removed: 0, same: 2 });
  });

  describe('the page', () => {
    let browser: Browser;
    let shown: Page;
    const requests: string[] = [];

    beforeAll(async () => {
      browser = await chromium.launch({
        executablePath: inject('chromium'),
        args: ['--no-sandbox'],
      });
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      shown = await context.newPage();
      shown.on('request', (request) => requests.push(request.url().slice(0, 30)));
      await shown.goto(`file://${page}`);
    }, 60_000);
    afterAll(() => browser.close());

    test('shows only that picture, with the address of its story', async () => {
      expect(await shown.getByRole('figure').count()).toBe(1);
      expect(await shown.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
        'Tag · étiquette',
      ]);
      expect(await shown.getByRole('img', { name: /^Survol, appui, focus, / }).count()).toBe(3);
      expect(
        await shown.getByRole('link', { name: /^Ouvrir l’histoire/ }).getAttribute('href'),
      ).toBe('https://storybook.example.ma/?path=/story/actions-tag--reactions');
    });

    test('sends no network request', () => {
      expect(
        requests.filter((url) => !url.startsWith('file:') && !url.startsWith('data:')),
      ).toEqual([]);
    });

    test.each([1280, 390])('axe finds nothing at %i px, in each view', async (width) => {
      await shown.setViewportSize({ width, height: 800 });
      for (const view of ['Différence', 'Curseur', 'Côte à côte']) {
        await shown.getByRole('radio', { name: view }).check({ force: true });
        const { violations } = await new AxeBuilder({ page: shown }).analyze();
        expect(violations.map(({ id, nodes }) => `${view}: ${id}: ${nodes[0]?.html}`)).toEqual([]);
      }
      const { scrollWidth } = await shown.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
      }));
      expect(scrollWidth).toBe(width);
    });

    test('keys choose the view and move the slider', async () => {
      await shown.getByRole('radio', { name: 'Côte à côte' }).focus();
      await shown.keyboard.press('ArrowRight');
      const slider = shown.getByRole('slider');
      await slider.focus();
      await shown.keyboard.press('Home');
      const after = shown.getByRole('img', { name: /après$/ }).locator('..');
      const cutAt = () => after.evaluate((element) => getComputedStyle(element).clipPath);
      expect(await cutAt()).toBe('inset(0px 0px 0px 0%)');
      await shown.keyboard.press('ArrowRight');
      expect(await cutAt()).toBe('inset(0px 0px 0px 1%)');
    });
  });
});

test('a new picture and a deleted one are listed', async () => {
  git('checkout', '--quiet', '.');
  rmSync(picture('retours-badge/neutral'));
  cpSync(picture('actions-tag/reactions'), picture('actions-tag/new'));
  expect(await review()).toEqual({ changed: 0, added: 1, removed: 1, same: 2 });
  expect(readFileSync(page, 'utf8')).toMatch(/nouvelle[\s\S]*supprimée/);
});
