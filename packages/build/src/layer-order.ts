import type { Plugin } from 'vite';

const statement = '@layer reset, tokens, base, components;\n';

/**
 * States the order of the cascade's layers at the head of every stylesheet. Layers take the order in which a page
 * first meets them, and files of shell and areas arrive in any order.
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
