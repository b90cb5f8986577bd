import { expect, test } from '@playwright/test';
import { firefox, webkit } from '../../scripts/test/other-browsers.mjs';
import { driveFirefox } from '../drivers/drive-firefox.ts';
import { driveWebKit } from '../drivers/drive-webkit.ts';
import type { DrivenBrowser } from '../drivers/driven-browser.ts';
import { mainSystem } from '../system/addresses.ts';
import { servedPaths } from '../system/served-paths.ts';

const browsers = [
  { name: 'Firefox', drive: driveFirefox, skip: firefox.skip },
  { name: 'WebKit', drive: driveWebKit, skip: webkit.skip },
];

const field = (label: string) => `//*[@id=//label[normalize-space()="${label}"]/@for]`;
const button = (text: string) => `//main//button[normalize-space()="${text}"]`;

for (const { name, drive, skip } of browsers) {
  test.describe(name, { tag: '@deep' }, () => {
    test.skip(skip !== undefined, skip);
    let browser: DrivenBrowser;

    const address = () => browser.ask(() => location.pathname);
    const title = () => browser.ask(() => document.title);

    test.beforeAll(async () => {
      browser = await drive(mainSystem.site);
    });
    test.afterAll(() => browser.close());
    test.afterEach(async () => {
      expect(await browser.complaints(), 'errors and warnings of the pages').toEqual([]);
    });

    test('every public page fits a phone and has its title and heading', async () => {
      test.setTimeout(servedPaths.length * 20_000);
      for (const path of servedPaths) {
        await browser.open(path);
        const page = await browser.ask(() => ({
          title: document.title,
          headings: document.querySelectorAll('h1').length,
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        }));
        expect.soft({ path, ...page }).toEqual({
          path,
          title: expect.stringMatching(/.+ · Tassis$/),
          headings: 1,
          overflow: 0,
        });
      }
    });

    test('the menu opens a page, and the browser’s back button returns', async () => {
      await browser.open('/');
      await browser.click('//header//summary[contains(., "Menu")]');
      await browser.click('//header//details//a[normalize-space()="À propos"]');
      await expect.poll(address).toBe('/about');
      await expect.poll(title).toContain('propos');
      await browser.ask(() => history.back());
      await expect.poll(address).toBe('/');
      await expect.poll(title).toContain('Création');
    });

    test('a client signs in and orders a negative certificate', async () => {
      await browser.open('/login');
      await browser.type(field('Adresse e-mail'), 'client@demo.tassis.ma');
      await browser.type(field('Mot de passe'), 'Demo-2026!');
      await browser.click(button('Se connecter'));
      await expect.poll(address).toMatch(/^\/client-dashboard/);
      await browser.open('/negative-certificate');
      await browser.type(field('Nom du bénéficiaire'), 'El Amrani');
      await browser.type(field('Prénom du bénéficiaire'), 'Salma');
      await browser.type(field('Numéro de CIN'), 'AB123456');
      await browser.choose(field('Forme juridique'), 'SARL');
      await browser.type(field('Ville'), 'Mekn');
      await browser.type(field('Appelation 1'), 'Atlas Conseil');
      await browser.type(field('Appelation 2'), 'Rif Conseil');
      await browser.type(field('Appelation 3'), 'Saïss Conseil');
      await browser.type(field('Activité'), 'Conseil de gestion');
      await browser.click(button('Soumettre la Demande'));
      await expect.poll(address).toBe('/client-dashboard/order-confirmation');
      await expect
        .poll(() => browser.ask(() => document.querySelector('main')?.textContent))
        .toMatch(/CMD-\d{4}-\d{6}/);
    });
  });
}
