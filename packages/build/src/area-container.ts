import type { Plugin } from 'vite';

/** The module to build an area's script from. */
export const containerEntry = 'tassis:container';
const PROVIDED = 'tassis:provided';

/**
 * Makes an area's script a federated container, which takes what the shell provides from the federation's own list in
 * the page: it stands there before any area is asked for. An area that asks for more than that cannot be evaluated.
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

/** CommonJS, so that nobody needs to know what the module exports before the shell hands it over. */
function sharedModule(name: string): string {
  return `module.exports = require('${PROVIDED}')(${JSON.stringify(name)});`;
}

/** The federation's two calls. What `init` would hand over is there already. */
function container(exposed: string): string {
  return `
import * as area from ${JSON.stringify(exposed)};
export const init = () => {};
export const get = () => () => area;`;
}
