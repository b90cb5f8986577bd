import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { SHELL_LETTER, shortClassNames } from '../../../packages/build/src/class-names.ts';
import { layerOrder } from '../../../packages/build/src/layer-order.ts';

const source = path.resolve(import.meta.dirname, '../../../packages/design-system/src');

type Modules = Record<string, string>;

/** Builds virtual modules beside the design system's own, as releases are built: without React and the host, which the shell provides. */
async function built(modules: Modules, output: Rolldown.OutputOptions = {}) {
  const address = (name: string) => path.join(source, `${name}.only-here.ts`);
  const texts = new Map(Object.entries(modules).map(([name, text]) => [address(name), text]));
  const result = await build({
    root: path.dirname(source),
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Vitest would set another mode.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    css: shortClassNames(SHELL_LETTER, path.dirname(source)),
    plugins: [
      layerOrder(),
      {
        name: 'only-here',
        resolveId: (id) => (texts.has(id) ? id : undefined),
        load: (id) => texts.get(id) ?? null,
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      cssCodeSplit: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: Object.fromEntries(Object.keys(modules).map((name) => [name, address(name)])),
        external: ['react', 'react/jsx-runtime', 'react-dom', '@tassis/design-system/host'],
        preserveEntrySignatures: 'strict',
        output,
      },
    },
  });
  return (Array.isArray(result) ? result : 'output' in result ? [result] : []).flatMap(
    ({ output: files }) => files,
  );
}

/** What an app gets that contains only this code: its bytes (brotli), and its external imports. */
export async function buildBundle(code: string) {
  const files = await built({ app: code });
  const chunks = files.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const styles = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [file.source] : [],
  );
  return {
    scriptBytes: sum(chunks.map(({ code: text }) => brotli(text))),
    styleBytes: sum(styles.map(brotli)),
    imports: [...new Set(chunks.flatMap(({ imports }) => imports))],
  };
}

/** For each export of the design system's index, the modules that are bundled with it: paths below `src`. */
export async function modulesBehind(names: readonly string[]) {
  const entries = names.map((name) => [name, `export { ${name} } from './index.ts';`] as const);
  const files = await built(Object.fromEntries(entries), { preserveModules: true });
  const chunks = new Map(
    files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const reach = (fileName: string, found = new Set<string>()): Set<string> => {
    const chunk = chunks.get(fileName);
    if (!chunk || found.has(fileName)) return found;
    found.add(fileName);
    for (const next of chunk.imports) reach(next, found);
    return found;
  };
  return new Map(
    [...chunks.values()]
      .filter(({ isEntry }) => isEntry)
      .map((entry) => [
        entry.name,
        [...reach(entry.fileName)]
          .flatMap((fileName) => chunks.get(fileName)?.moduleIds ?? [])
          .map(ours)
          .filter((file) => !/^\.\.|\0|only-here/.test(file)),
      ]),
  );
}

const ours = (id: string) => path.relative(source, id.replace(/\?.*$/, ''));
const brotli = (content: string | Uint8Array) => brotliCompressSync(content).length;
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
