import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { areaDescriptorSchema } from '../../../packages/platform/src/release/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insideFiles, writeFiles } from '../../../packages/create-area/src/index.ts';
import { readInsideArea, readNewArea } from '../../area/new-area.mjs';
import { addToLock, dropFromLock } from '../../area/lock.mjs';
import { addRows, addScreens, dropRows, dropScreens } from '../../area/page-lists.mjs';
import { missingFrom } from '../../areas.mjs';
import { parsed } from '../../parsed.mjs';
import { environment, repository } from '../../toolchain.mjs';

const readArea = (...words: string[]) => readInsideArea(readNewArea(words));
const area = readArea('company-figures', '--title', "L'année en chiffres");
const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');

describe('the options of a new area', () => {
  it('are completed by defaults', () => {
    expect(area).toMatchObject({
      id: 'company-figures',
      title: 'L’année en chiffres',
      role: 'admin',
      base: '/company-figures',
    });
    expect(readArea('figures')).toMatchObject({ title: 'Figures', titleEn: 'Figures' });
  });

  it.each([
    ['no id', []],
    ['another spelling', ['Figures']],
    ['the name of an area', ['ordering']],
    ['the name of a package', ['domain']],
    ['an unknown role', ['figures', '--role', 'boss']],
    ['an invalid path', ['figures', '--path', 'figures/*']],
    ['a path of another area', ['figures', '--path', '/admin-dashboard/figures']],
    ['a path above another area', ['figures', '--path', '/services']],
  ])('are refused with %s', (_, words) => {
    expect(() => readArea(...words)).toThrow(/./);
  });
});

describe('a new area', () => {
  // Outside of the repository, which other checks read at the same time, with the files that an area needs around it.
  const tree = mkdtempSync(path.join(tmpdir(), 'tassis-new-area-'));
  const folder = path.join(tree, 'apps', area.id);
  beforeAll(() => {
    writeFiles(insideFiles(area), folder);
    for (const file of ['.oxlintrc.json', 'tsconfig.base.json', 'tsconfig.browser.json']) {
      cpSync(path.join(repository, file), path.join(tree, file));
    }
    symlinkSync(path.join(repository, 'node_modules'), path.join(tree, 'node_modules'));
    const libraries = path.join(repository, 'apps/content-admin/node_modules');
    symlinkSync(libraries, path.join(folder, 'node_modules'));
  });
  afterAll(() => rmSync(tree, { recursive: true }));

  it('is complete, and passes types and lint', () => {
    expect(missingFrom(area.id, folder)).toEqual([]);
    expect(
      areaDescriptorSchema.parse(JSON.parse(readFileSync(path.join(folder, 'area.json'), 'utf8'))),
    ).toMatchObject({ id: area.id });
    const lint = ['--type-aware', '--type-check', '--deny-warnings', '--config'];
    const options = { cwd: folder, env: environment(), stdio: 'pipe' } as const;
    execFileSync('oxlint', [...lint, '../../.oxlintrc.json', 'src', 'vite.config.ts'], options);
  });
});

describe('the lists of pages', () => {
  const table = read('e2e/routes/route-table.ts');
  const contents = read('apps/storybook/docs/sommaire.mdx');

  it('are unchanged after an area was added and removed', () => {
    const [added, shown] = [addRows(table, area), addScreens(contents, area.title)];
    expect(added).toContain("['/company-figures', 'Tableau de bord – L’année en chiffres'");
    expect(shown).toContain('docs/écrans-l-année-en-chiffres-tableau-de-bord--documentation');
    expect(dropRows(added, [`${area.base}/*`])).toBe(table);
    expect(dropScreens(shown, ['écrans-l-année-en-chiffres-tableau-de-bord'])).toBe(contents);
  });

  it('also those in the lockfile', () => {
    const lock = read('pnpm-lock.yaml');
    const wanted: Parameters<typeof addToLock>[2] = parsed(insideFiles(area)['package.json'] ?? '');
    const added = addToLock(lock, area.id, wanted);
    expect(added).toMatch(
      /\n {2}apps\/client-dashboard:\n(?: {4}.*\n)+\n {2}apps\/company-figures:\n(?: {4}.*\n)+\n {2}apps\/content-admin:\n/,
    );
    expect(added).not.toContain('undefined');
    expect(dropFromLock(added, area.id)).toBe(lock);
  });

  it('lose the addresses of an area and of no other', () => {
    const without = dropRows(table, ['/dashboard/*']);
    expect(without).not.toContain("'/dashboard/dashboard'");
    expect(without.match(/^ {2}\.\.\.routes\(/gm)?.length).toBe(
      (table.match(/^ {2}\.\.\.routes\(/gm)?.length ?? 0) - 1,
    );
  });
});
