import { build } from 'vite';
import { getChunks } from './app-build/files-loaded-at-once.ts';
import { expect, it } from 'vitest';
import { markdown } from './markdown.ts';

async function buildModule(source: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'text',
        resolveId: (id: string) => (id === '/text.md' ? id : undefined),
        load: (id: string) => (id === '/text.md' ? source : undefined),
      },
      markdown(),
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: '/text.md', preserveEntrySignatures: 'strict' },
    },
  });
  return getChunks(built)
    .map(({ code }) => code)
    .join('');
}

it('returns front matter and text as nodes, without HTML', async () => {
  const code = await buildModule(
    '---\ntitle: Un titre\ndescription: Une phrase\n---\n\n<!-- note -->\n\n## Vos droits\n\n| a | b |\n| - | - |\n| c | **d** |\n',
  );
  expect(code).toContain('"title": "Un titre"');
  const [, nodes] = /"nodes": (\[[^]*?\])[,\n]*\s*"words"/.exec(code) ?? [];
  expect(JSON.parse(nodes ?? '')).toEqual([
    ['h2', { id: 'vos-droits' }, ['Vos droits']],
    [
      'table',
      {},
      [
        [
          'thead',
          {},
          [
            [
              'tr',
              {},
              [
                ['th', {}, ['a']],
                ['th', {}, ['b']],
              ],
            ],
          ],
        ],
        [
          'tbody',
          {},
          [
            [
              'tr',
              {},
              [
                ['td', {}, ['c']],
                ['td', {}, [['strong', {}, ['d']]]],
              ],
            ],
          ],
        ],
      ],
    ],
  ]);
  expect(code).not.toContain('note');
});

it('counts the words', async () => {
  const source = '---\ntitle: Un titre\n---\n\nDeux mots, [trois](/autre) **quatre**\u202F!\n';
  expect(await buildModule(source)).toContain('"words": 4');
});
