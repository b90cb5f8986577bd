import type { Plugin } from 'vite';

const statement = '@layer reset, tokens, base, components;\n';

/**
 * Writes the order of the cascade layers at the beginning of every style sheet. A page orders layers by their first
 * appearance, and style sheets of shell and areas load in any order.
 */
export function layerOrder(): Plugin {
  return {
    name: 'tassis:layer-order',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (code) => ({ code: statement + code, map: null }),
    },
  };
}
