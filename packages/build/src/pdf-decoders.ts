import type { Plugin } from 'vite';

/** How pdf.js imports the decoder of a scanned image: by a URL computed at run time. */
const LATE_IMPORT =
  /import\(\s*\/\*webpackIgnore: true\*\/\s*\/\*@vite-ignore\*\/\s*`\$\{WasmImage\.#wasmUrl\}\$\{this\._noWasmFilename\}`\)/u;

const NAMED_IMPORTS = `(this._noWasmFilename === 'jbig2_nowasm_fallback.js'
  ? import('../wasm/jbig2_nowasm_fallback.js')
  : import('../wasm/openjpeg_nowasm_fallback.js'))`;

/**
 * Makes pdf.js import its decoders of scanned images (JBIG2, fax, JPEG 2000) by name, so that they are chunks of the area
 * like any other: released, checked, and fetched for a document that needs one. Its authors support no bundler
 * (https://github.com/mozilla/pdf.js/pull/19733).
 */
export function pdfDecoders(): Plugin {
  return {
    name: 'tassis:pdf-decoders',
    transform: {
      filter: { id: /pdfjs-dist\/build\/pdf\.worker\.mjs$/ },
      handler: (code) => {
        if (!LATE_IMPORT.test(code)) throw new Error('pdf.js imports its decoders in another way.');
        return { code: code.replace(LATE_IMPORT, NAMED_IMPORTS), map: null };
      },
    },
  };
}
