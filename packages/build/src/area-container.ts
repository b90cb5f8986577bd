import type { Plugin } from 'vite';

/** The module to build an area's script from. */
export const containerEntry = 'tassis:container';
const PROVIDED = 'tassis:provided';

/**
 * Makes an area's script a module federation container, which takes shared modules from the federation's share scope
 * of the page. The shell fills it before it loads any area. An area that needs another module fails to evaluate.
 * @param shared names of what the shell provides
 * @param exposed the area's own entry module
 */
export function areaContainer(shared: readonly string[], exposed: string): Plugin {
  const isOurs = (id: string) => [containerEntry, PROVIDED, ...shared].includes(id);
  return {
    name: 'tassis:area-container',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (isOurs(id) ? `\0${id}` : undefined),
    load: (id) => {
      const name = id.slice(1);
      if (!id.startsWith('\0') || !isOurs(name)) return undefined;
      if (name === PROVIDED) return provided;
      return name === containerEntry ? container(exposed) : sharedModule(name);
    },
  };
}

const provided = `
const [shell] = globalThis.__FEDERATION__.__INSTANCES__;
module.exports = (name) => {
  const [offer] = Object.values(shell.shareScopeMap.default[name] ?? {});
  if (!offer) throw new Error('The shell does not provide ' + name);
  return offer.lib();
};`;

/** CommonJS, because the module's exports are unknown until the shell provides it. */
function sharedModule(name: string): string {
  return `module.exports = require('${PROVIDED}')(${JSON.stringify(name)});`;
}

/** The container's two functions. `init` does nothing, because the share scope is filled already. */
function container(exposed: string): string {
  return `
import * as area from ${JSON.stringify(exposed)};
export const init = () => {};
export const get = () => () => area;`;
}
