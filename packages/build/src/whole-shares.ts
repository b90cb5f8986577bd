import type { Plugin } from 'vite';

/**
 * Asks for every export of each shared dependency that an area imports. The federation plugin would keep only the
 * names it has seen so far, and on a busy machine takes its decision before it has seen all modules; the build then
 * fails, now and then, on a "missing export". A namespace import is its signal to keep them all.
 */
export function wholeShares(shares: readonly string[]): Plugin {
  const requests = new Set([...shares, 'react/jsx-runtime']);
  return {
    name: 'tassis:whole-shares',
    apply: 'build',
    transform: {
      filter: { id: /\.[jt]sx?$/, code: /\bfrom\b/ },
      handler: (code) => {
        const imports = namespaceImports(code, requests);
        return imports === '' ? null : { code: `${code}\n${imports}`, map: null };
      },
    },
  };
}

/** A namespace import for each of these modules that the code imports by name. */
export function namespaceImports(code: string, requests: ReadonlySet<string>): string {
  const imported = [...code.matchAll(/\bfrom\s*["']([^"']+)["']/g)].flatMap(([, name]) =>
    name !== undefined && requests.has(name) ? [name] : [],
  );
  return [...new Set(imported)]
    .map((name, index) => `import * as __whole_${index} from ${JSON.stringify(name)};\n`)
    .join('');
}
