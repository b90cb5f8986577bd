import type { Plugin } from 'vite';

/**
 * Paths of the shell's modules, as they would appear in a bundle with its own copy. zustand is not listed: it has no state
 * itself, and an area may have stores of its own.
 */
const shared = [
  /\/node_modules\/react\/cjs\/react\.(?:production|development)\.js$/,
  /\/node_modules\/react-dom\/cjs\//,
  /\/node_modules\/react-router\/dist\//,
  /\/node_modules\/@tanstack\/(?:react-query|query-core)\//,
  /\/node_modules\/zod\//,
  // Once for the workspace, once for an installed package.
  /\/(?:packages\/auth\/src|@tassis\/auth\/dist)\//,
  /\/(?:packages\/api-client\/src|@tassis\/api-client\/dist)\//,
  /\/(?:packages\/platform\/src|@tassis\/platform\/dist)\/(?!release\/)/,
  /\/(?:packages\/design-system\/src|@tassis\/design-system\/dist)\/host\//,
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
      const names = copies.join('\n  ');
      this.error(`A second copy of what the shell provides would be in this area:\n  ${names}`);
    },
  };
}

/** Whether a module is shared: it exists once in a page, in the shell. */
export function isShared(id: string): boolean {
  return shared.some((pattern) => pattern.test(id));
}
