import type { Plugin } from 'vite';

/** The module to build an area's script from. */
export const containerEntry = 'tassis:container';
const PROVIDED = 'tassis:provided';

/**
 * Makes an area's script a federated container: `init` takes what the shell provides, and `get` runs the area with it.
 * It takes only what the area imports, and an area that nobody asks for does nothing.
 * @param shared names of what the shell provides
 * @param exposed the area's own entry module
 */
export function areaContainer(shared: readonly string[], exposed: string): Plugin {
  const used = new Set<string>();
  const isOurs = (id: string) => [containerEntry, PROVIDED, ...shared].includes(id);
  return {
    name: 'tassis:area-container',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) => {
      if (!isOurs(id)) return undefined;
      if (importer !== undefined && shared.includes(id)) used.add(id);
      return `\0${id}`;
    },
    load: (id) => {
      const name = id.slice(1);
      if (!id.startsWith('\0') || !isOurs(name)) return undefined;
      if (name === PROVIDED) return 'module.exports = {};';
      return name === containerEntry ? container(exposed) : sharedModule(name);
    },
    renderChunk: (code) => code.replace('__USED_SHARES__', JSON.stringify([...used].toSorted())),
  };
}

/** CommonJS, so that nobody needs to know what the module exports before the shell hands it over. */
function sharedModule(name: string): string {
  return `module.exports = require('${PROVIDED}')[${JSON.stringify(name)}];`;
}

function container(exposed: string): string {
  return `
import provided from '${PROVIDED}';
export async function init(scope) {
  await Promise.all(__USED_SHARES__.map(async (name) => {
    const provider = Object.values(scope[name] ?? {})[0];
    if (!provider) throw new Error('The shell does not provide ' + name);
    provided[name] = (provider.lib ?? await provider.get())();
  }));
}
export async function get() {
  const area = await import(${JSON.stringify(exposed)});
  return () => area;
}`;
}
