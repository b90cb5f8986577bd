import { build, type InlineConfig } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { filesLoadedAtOnce, filesOfPages, getChunks, type Chunk } from './files-loaded-at-once.ts';
import { shellChunks } from './shell-chunks.ts';

const modules: Record<string, string> = {
  '/shell/src/main.tsx': `
    import { header } from 'parts';
    globalThis.pages = [header, () => import('/shell/pages/login-page.tsx'), () => import('/shell/pages/account-page.tsx')];`,
  '/shell/pages/login-page.tsx': `import { header, field } from 'parts'; export const login = [header, field];`,
  '/shell/pages/account-page.tsx': `import { field, table } from 'parts'; export const account = [field, table];`,
  '/shell/parts/header.ts': `export const header = 'the header';`,
  '/shell/parts/field.ts': `export const field = 'the field';`,
  '/shell/parts/table.ts': `export const table = 'the table';`,
  parts: ['header', 'field', 'table']
    .map((name) => `export { ${name} } from '/shell/parts/${name}.ts';`)
    .join('\n'),
};

const config = (groups: Awaited<ReturnType<typeof shellChunks>> = []): InlineConfig => ({
  configFile: false,
  logLevel: 'silent',
  plugins: [
    {
      name: 'modules',
      resolveId: (id: string) => (id in modules ? id : undefined),
      load: (id: string) =>
        id in modules
          ? { code: modules[id] ?? '', moduleSideEffects: id.endsWith('main.tsx') }
          : undefined,
    },
  ],
  build: {
    write: false,
    modulePreload: false,
    rolldownOptions: {
      input: '/shell/src/main.tsx',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        codeSplitting: { groups },
      },
    },
  },
});

let chunks: Chunk[];
beforeAll(async () => {
  const groups = await shellChunks(config());
  chunks = getChunks(await build(config(groups)));
});

describe('the shell’s scripts', () => {
  it('contain each module once, in the first script that needs it', () => {
    const holders = ['the header', 'the field', 'the table'].map((text) =>
      chunks.filter(({ code }) => code.includes(text)).map(({ fileName }) => fileName),
    );
    expect(holders).toEqual([['main.js'], ['sign-in.js'], ['account.js']]);
  });

  it('load the app alone at the start', () => {
    expect(filesLoadedAtOnce(chunks)).toEqual(['main.js']);
  });

  it('are listed for each page, with all that the page needs', () => {
    const { '/login': login, '/account': account } = filesOfPages(chunks);
    const helper = 'rolldown-runtime.js'; // the bundler's helper is a separate file only in so small an app
    expect(login).toEqual(['main.js', 'sign-in.js', helper]);
    expect(account).toEqual(['main.js', 'account.js', helper, 'sign-in.js']);
  });
});
