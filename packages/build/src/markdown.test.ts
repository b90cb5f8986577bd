import { build } from 'vite';
import { getChunks } from './app-build/files-loaded-at-once.ts';
import { expect, it } from 'vitest';
import { markdown } from './markdown.ts';

async function moduleOf(source: string): Promise<string> {
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

it('gives head and text, without any HTML that stands in it', async () => {
  const code = await moduleOf(
    '---\ntitle: Un titre\ndescription: Une phrase\n---\n\n<!-- note -->\n\n## Vos droits\n\n| a | b |\n| - | - |\n| c | **d** |\n',
  );
  expect(code).toContain('"title": "Un titre"');
  expect(code).toContain('<h2 id=\\"vos-droits\\">Vos droits</h2>');
  expect(code).toContain('<td><strong>d</strong></td>');
  expect(code).not.toContain('note');
});

it('counts the words', async () => {
  const source = '---\ntitle: Un titre\n---\n\nDeux mots, [trois](/autre) **quatre**\u202F!\n';
  expect(await moduleOf(source)).toContain('"words": 4');
});
