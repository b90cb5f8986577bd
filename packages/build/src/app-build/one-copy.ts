import path from 'node:path';
import type { Plugin } from 'vite';

const repository = path.resolve(import.meta.dirname, '../../../..');

/**
 * Module paths of what the shell provides, as they would appear in a bundle with a copy of its own. zustand is not
 * listed: it has no state itself, and an area may have stores of its own.
 */
const shared = [
  /\/node_modules\/react\/cjs\/react\.(?:production|development)\.js$/,
  /\/node_modules\/react-dom\/cjs\//,
  /\/node_modules\/react-router\/dist\//,
  /\/node_modules\/@tanstack\/(?:react-query|query-core)\//,
  /\/node_modules\/zod\//,
  /\/packages\/auth\/src\//,
  /\/packages\/api-client\/src\//,
  /\/packages\/platform\/src\/(?!release\/)/,
  /\/packages\/design-system\/src\/host\//,
];

/** Fails the build of an area that bundles a copy of a shared module, because two copies have two states. */
export function oneCopy(): Plugin {
  return {
    name: 'tassis:one-copy',
    apply: 'build',
    generateBundle(_options, bundle) {
      const copies = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds.filter(isShared) : [],
      );
      if (copies.length === 0) return;
      const names = copies.map((id) => path.relative(repository, id)).join('\n  ');
      this.error(`A second copy of what the shell provides would be in this area:\n  ${names}`);
    },
  };
}

/** Whether a module is shared: it exists once in a page, in the shell. */
export function isShared(id: string): boolean {
  return shared.some((pattern) => pattern.test(id));
}
