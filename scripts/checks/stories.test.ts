import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findOwner } from '../../apps/storybook/src/guide/owners.ts';
import { findStoryPlace } from '../area/story-place.mjs';

const repository = path.resolve(import.meta.dirname, '../..');
const source = path.join(repository, 'packages/design-system/src');
const read = (file: string) => readFileSync(path.join(source, file), 'utf8');

/** Folders with visible components; `intl` contains texts only. */
const folders = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => readdirSync(path.join(source, name)).some((file) => file.endsWith('.tsx')));
const stories = folders.flatMap((folder) =>
  readdirSync(path.join(source, folder))
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => ({ folder, file, text: read(`${folder}/${file}`) })),
);

/** Every exported component; one story shows all icons of their folder. */
const exported = (read('index.ts') + read('host/index.ts')).replaceAll(
  /export type \{[^}]*\}/g,
  '',
);
const components = [...exported.matchAll(/[{,]\s*([A-Z]\w+)/g)]
  .flatMap(([, name]) => name ?? [])
  .filter((name) => !name.endsWith('Icon'));

/** A component's title also has its French name for the search, so its URL id is set beside it. */
const places = [...stories, ...otherStories()].map(({ text }) => findStoryPlace(text));
const shared = globSync('packages/views/src/*.tsx', { cwd: repository });
const sharedStories = shared.filter((file) => file.endsWith('.stories.tsx'));
const sharedViews = shared.filter((file) => !/\.(?:stories|test)\.tsx$/.test(file));
/** The folders of parts of signed-in areas; `messages` contains texts only. */
const dashboardStories = globSync('packages/dashboard/src/*/*.stories.tsx', { cwd: repository });
const dashboardFolders = new Set(
  globSync('packages/dashboard/src/*/*.tsx', { cwd: repository })
    .filter((file) => !file.endsWith('.test.tsx'))
    .map((file) => path.dirname(file)),
);
/** Stories of components, not of screens, by their path in the repository. */
const componentStories = [
  ...stories.map(({ folder, file, text }) => ({
    file: `packages/design-system/src/${folder}/${file}`,
    text,
  })),
  ...otherStories().filter(({ file }) => file.startsWith('packages/')),
];
const codeowners = readFileSync(path.join(repository, '.github/CODEOWNERS'), 'utf8');
const contents = readFileSync(path.join(repository, 'apps/storybook/docs/sommaire.mdx'), 'utf8');

describe('the design system in Storybook', () => {
  it('finds the whole package', () => {
    expect(folders.length).toBeGreaterThan(40);
    expect(components.length).toBeGreaterThan(40);
  });

  it.each(folders)('%s has stories', (folder) => {
    expect(stories.filter((story) => story.folder === folder)).not.toEqual([]);
  });

  it.each(components)('%s has a story', (name) => {
    const shown = new RegExp(`(?:component|Control): ${name}\\b|<${name}\\b`);
    expect(stories.filter(({ text }) => shown.test(text))).not.toEqual([]);
  });

  it.each(stories)('$file describes its purpose in French', ({ text }) => {
    expect(text).toMatch(/description: \{\s*component:/);
  });

  it.each(folders.filter(hasControl))('%s has a map of its keys', (folder) => {
    const pages = stories.filter((story) => story.folder === folder).map(({ text }) => text);
    expect(pages.join('\n')).toMatch(/\| Touche \|/);
  });

  it.each(stories.filter(({ folder }) => folder !== 'tokens'))(
    '$file says what keys do, or how it is heard',
    ({ text }) => expect(text).toMatch(heardOrPressed),
  );

  it.each(sharedViews)('%s, which several areas use, has stories', (file) => {
    expect(sharedStories).toContain(file.replace(/\.tsx$/, '.stories.tsx'));
  });

  it.each([...dashboardFolders])('%s, of which areas consist, has stories', (folder) => {
    expect(dashboardStories.map((file) => path.dirname(file))).toContain(folder);
  });

  it.each([...stories, ...otherStories()])(
    '$file has a story that is looked at long',
    ({ text }) => {
      expect(text).toMatch(/tags: \[.*'(?:pictured|long)'/);
    },
  );

  it('screens are listed in the sidebar by their area', () => {
    const groups = otherStories().flatMap(({ file, text }) => {
      const app = /^apps\/([\w-]+)\//u.exec(file)?.[1];
      return app === undefined
        ? []
        : `${app}: ${/title: 'Écrans\/([^/']+)\/[^/']+'/u.exec(text)?.[1]}`;
    });
    const apps = [...new Set(groups)].map((group) => group.split(': '));
    expect(apps.length).toBeGreaterThan(5);
    expect(apps.flat()).not.toContain('undefined');
    for (const side of [0, 1]) expect(new Set(apps.map((app) => app[side])).size).toBe(apps.length);
  });

  it.each(componentStories)(
    '$file states how far the component may be relied on, and its team is known',
    ({ file, text }) => {
      expect(text).toMatch(/\n {2}tags: \['(?:stable|experimental|deprecated)'/);
      expect(findOwner(codeowners, file)).not.toBe('platform');
    },
  );

  it('no two files have the same title', () => {
    expect(places).not.toContain(undefined);
    expect(new Set(places).size).toBe(places.length);
  });

  it.each(stories.filter(({ text }) => /title: '\w+\/[A-Z]\w+[A-Z]\w+/u.test(text)))(
    '$file is found by a French word too',
    ({ text }) => expect(text).toMatch(/title: '[^']+ · [^']+',\n {2}id: '/u),
  );

  it('the contents page of the guide links to every page, and to no other', () => {
    const led = [...contents.matchAll(/^#### .*docs\/(.+?)--documentation/gm)].map(([, id]) => id);
    const alone = ['fondations-la-marque', 'écrans-toutes-les-pages'];
    const guide = [
      'guide-principes',
      'guide-écrire',
      'guide-composer-un-espace',
      'guide-composer-un-formulaire',
      'guide-composer-une-liste',
      'guide-à-faire-à-éviter',
      'guide-tester-et-comparer',
      'guide-journal',
      'guide-versions',
    ];
    expect(new Set(led)).toEqual(new Set([...alone, ...guide, ...places]));
  });
});

/** Phrases of a note on accessibility; the charts share theirs. */
const heardOrPressed =
  /touche|clavier|tabulation|lecteurs? d’écran|annonc|décorati|aria-|focus|muet|écoute|accessib|se lit|chartNotes/i;

/** The lists of tokens only copy. */
function hasControl(folder: string): boolean {
  const control = /<(?:button|input|select|textarea|summary|dialog)\b/;
  return (
    folder !== 'tokens' &&
    globSync('*.tsx', { cwd: path.join(source, folder) })
      .filter((file) => !/\.(?:stories|test|keys)\.tsx$|^describe-/.test(file))
      .some((file) => control.test(read(`${folder}/${file}`)))
  );
}

function otherStories() {
  return globSync('{apps/*,packages/{views,forms,order-fields,dashboard}}/src/**/*.stories.tsx', {
    cwd: repository,
  }).map((file) => ({ file, text: readFileSync(path.join(repository, file), 'utf8') }));
}
