/* `build-client.ts <area> <out>` builds an area for browsers as its release does; `build-client.ts plain <out> <area>…` all of
them as one plain Vite app. Prints the processor time that it took, in milliseconds. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { areaClient } from '@tassis/build/area';
import { layerOrder } from '@tassis/build/layer-order';
import { markdown } from '@tassis/build/markdown';
import { areaDescriptorSchema } from '@tassis/platform/release';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';

const apps = path.join(import.meta.dirname, '../../apps');

const page = '<!doctype html><div id="root"></div><script type="module" src="/main.tsx"></script>';

const [what = '', out = '', ...areas] = process.argv.slice(2);
if (what === 'plain') await buildPlain();
else await build(withOut(await describeArea(what)));
const { user, system } = process.cpuUsage();
console.log(JSON.stringify((user + system) / 1000));

/** The pages that an area has count only for what its pages share. */
async function describeArea(id: string): Promise<InlineConfig> {
  const root = path.join(apps, id);
  const text = await readFile(path.join(root, 'area.json'), 'utf8');
  const { classLetter, requires } = areaDescriptorSchema.parse(JSON.parse(text));
  return areaClient({ id, requires, classPrefix: classLetter ?? `${id}-` }, root, 10);
}

function withOut(config: InlineConfig): InlineConfig {
  return { ...config, build: { ...config.build, outDir: out, emptyOutDir: true } };
}

/** In this folder, from which the app finds its libraries. */
async function buildPlain(): Promise<void> {
  const folder = await mkdtemp(path.join(import.meta.dirname, 'plain-'));
  try {
    await writeFile(path.join(folder, 'index.html'), page);
    await writeFile(path.join(folder, 'main.tsx'), toApp(areas));
    const plugins = [react(), layerOrder(), markdown()];
    const config = { configFile: false, root: folder, logLevel: 'warn', plugins } as const;
    await build(withOut({ ...config, build: { target: 'es2022', sourcemap: 'hidden' } }));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function toApp(ids: readonly string[]): string {
  const imports = ids.map((id, index) => {
    const file = path.join(apps, id, 'src/area.tsx');
    return `import { area as area${index} } from ${JSON.stringify(file)};`;
  });
  const routes = ids.map((_id, index) => `...area${index}.routes`);
  return `import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
${imports.join('\n')}
const router = createBrowserRouter([${routes.join(', ')}]);
createRoot(document.querySelector('#root')).render(<RouterProvider router={router} />);
`;
}
