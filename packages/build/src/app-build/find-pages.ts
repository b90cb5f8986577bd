import { createRequire, isBuiltin } from 'node:module';
import vm from 'node:vm';
import { build, type Plugin } from 'vite';
import { getChunks } from './files-loaded-at-once.ts';
import { serverBundle } from './server-bundle.ts';

/** The modules that a page needs besides those of every page of its area, by the pattern of its path, the most exact pattern first. A page without any has an empty list. */
export type PageModules = ReadonlyMap<string, readonly string[]>;

/** The fields of a route that are read. */
interface Route {
  path?: string;
  children?: Route[];
  lazy?: unknown;
  /** The path of the page that a redirecting route leads to, which its own path then shows. */
  handle?: { leadsTo?: string };
}

/**
 * Finds the module behind `lazy` of each route of an area. Only the area itself knows its routes, so it is evaluated here,
 * with `import()` replaced by a function that returns the module's name.
 */
export async function findPages(classPrefix: string, folder: string): Promise<PageModules> {
  const config = serverBundle({
    classPrefix,
    root: folder,
    entry: 'src/area.tsx',
    dist: 'dist',
    external: [],
  });
  const built = await build({
    ...config,
    plugins: [namesOnly(), ...(config.plugins ?? [])],
    build: { ...config.build, write: false, minify: false },
  });
  const [code = ''] = getChunks(built).map((chunk) => chunk.code);
  const pages = (
    await Promise.all(getRoutes(evaluate(code)).map((route) => listPages(route)))
  ).flat();
  const modules = new Map(pages.map((page) => [page.pattern, page.modules]));
  return new Map(
    pages
      .toSorted((a, b) => compareExactness(a.pattern, b.pattern))
      .map((page) => [page.pattern, modules.get(page.leadsTo ?? '') ?? page.modules]),
  );
}

const named = '\0tassis:module:';

function namesOnly(): Plugin {
  return {
    name: 'tassis:names-only',
    enforce: 'pre',
    async resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string') return null;
      const module = await this.resolve(specifier, importer);
      return module && named + module.id;
    },
    load(id) {
      if (!id.startsWith(named)) return undefined;
      return `export const module = ${JSON.stringify(id.slice(named.length))};`;
    },
  };
}

function evaluate(code: string): unknown {
  const nodeRequire = createRequire(import.meta.url);
  const module: { exports: unknown } = { exports: {} };
  const require = (name: string): unknown => {
    if (isBuiltin(name)) return nodeRequire(name);
    throw new Error(`The area asks for ${name} while its routes are read`);
  };
  const run: unknown = vm.compileFunction(code, ['module', 'exports', 'require']);
  if (typeof run === 'function') Reflect.apply(run, undefined, [module, module.exports, require]);
  return module.exports;
}

function getRoutes(exports: unknown): Route[] {
  // A release check refuses a bundle without this export.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (exports as { area: { routes: Route[] } }).area.routes;
}

interface Page {
  pattern: string;
  modules: string[];
  leadsTo?: string | undefined;
}

async function listPages(route: Route, base = '', above: readonly string[] = []): Promise<Page[]> {
  const { path = '', children, lazy, handle } = route;
  const pattern = path.startsWith('/') ? path : `${base}/${path}`.replace(/\/$/, '');
  const modules = [...above, ...(await listModules(lazy))];
  if (!children) {
    const leadsTo = handle?.leadsTo;
    return explode(pattern).map((each) => ({ pattern: each || '/', modules, leadsTo }));
  }
  return (await Promise.all(children.map((child) => listPages(child, pattern, modules)))).flat();
}

/** Returns the pattern with and without its last parameter if that is optional, as in the router: they are two pages. */
function explode(pattern: string): string[] {
  const [, base, parameter] = /^(.*)(\/:\w+)\?$/.exec(pattern) ?? [];
  return base === undefined ? [pattern] : [base, `${base}${parameter}`];
}

async function listModules(lazy: unknown): Promise<string[]> {
  if (typeof lazy !== 'function') return [];
  const imported: unknown = await Reflect.apply(lazy, undefined, []);
  if (typeof imported === 'object' && imported && 'module' in imported)
    return [String(imported.module)];
  throw new Error('`lazy` of a route imports its module, and does nothing else');
}

/** Compares segment by segment: a literal before a parameter, a parameter before a splat. */
function compareExactness(a: string, b: string): number {
  const [ranksA, ranksB] = [a, b].map((pattern) => pattern.split('/').map(getRank));
  const length = Math.max(ranksA?.length ?? 0, ranksB?.length ?? 0);
  for (let segment = 0; segment < length; segment += 1) {
    const difference = (ranksA?.[segment] ?? 0) - (ranksB?.[segment] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function getRank(segment: string): number {
  if (segment === '*') return 2;
  return segment.startsWith(':') ? 1 : 0;
}
