import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { layerOrder } from '@tassis/build/layer-order';
import react from '@vitejs/plugin-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build, createServer } from 'vite';
import type { components } from './contenders.ts';

type Component = (typeof components)[number];

/** The size of a component without React and without the list, and the HTML that a server renders for it. */
export interface Weight {
  /** Bytes in brotli at the highest level. */
  script: number;
  style: number;
  /** Inline style attributes, which the content security policy forbids. */
  styleAttributes: number;
  /** Options that can be chosen before any script has run. */
  nativeOptions: number;
}

export async function weigh(name: Component): Promise<Weight> {
  const entry = path.join(import.meta.dirname, 'contenders', name, 'city-combobox.tsx');
  const bytes = await countBytes(entry);
  const markup = await renderMarkup(entry);
  return {
    ...bytes,
    styleAttributes: markup.match(/\sstyle=/gu)?.length ?? 0,
    nativeOptions: markup.match(/<option/gu)?.length ?? 0,
  };
}

async function countBytes(input: string): Promise<Pick<Weight, 'script' | 'style'>> {
  const outputs = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), layerOrder()],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        external: [/^react(?:-dom)?(?:$|\/)/u, /cities\.ts$/u],
      },
    },
  });
  const files = [outputs].flat().flatMap((output) => ('output' in output ? output.output : []));
  const computeSize = (pattern: RegExp) =>
    files
      .filter(({ fileName }) => pattern.test(fileName))
      .map((file) => brotliCompressSync(file.type === 'chunk' ? file.code : file.source).length)
      .reduce((sum, size) => sum + size, 0);
  return { script: computeSize(/\.js$/u), style: computeSize(/\.css$/u) };
}

async function renderMarkup(entry: string): Promise<string> {
  const server = await createServer({
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    plugins: [react()],
  });
  try {
    const { CityCombobox } = await server.ssrLoadModule(entry);
    return renderToStaticMarkup(createElement(CityCombobox));
  } finally {
    await server.close();
  }
}
