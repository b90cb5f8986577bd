import { federation } from '@module-federation/vite';
import type { Plugin } from 'vite';
import { sharedNames, sharedVersions } from './shared-dependencies.ts';

/** What the federation needs to know of an area, as its `area.json` says it. */
export interface FederatedArea {
  id: string;
  requires: { platformApi: string };
}

/** The file that the shell loads first of an area. */
export const entryFile = (id: string): string => `remoteEntry.${id}.js`;

/**
 * How an area becomes a container of the module federation, for browsers and in development alike. The shell provides
 * all shared modules and the federation's runtime, so the container has no copy of them.
 */
export function areaFederation({ id, requires }: FederatedArea) {
  const versions = Object.entries(sharedVersions(requires.platformApi));
  const container = federation({
    name: id,
    filename: entryFile(id),
    exposes: { './area': './src/area.tsx' },
    shared: Object.fromEntries(
      versions.map(([name, requiredVersion]) => [
        name,
        { singleton: true, import: false, requiredVersion, suppressMissingImportWarning: true },
      ]),
    ),
    manifest: true,
    dts: false,
    shareStrategy: 'loaded-first',
    experiments: { externalRuntime: true },
    // Seconds without any activity: on a busy machine a module may take long, and the build needs all of them.
    moduleParseIdleTimeout: 300,
    dev: { remoteHmr: true },
  });
  return [sharedWithinPackages(), container];
}

/**
 * The federation's plugin gives a package its own files where it imports itself by name, also where that name is shared:
 * each area would bundle `@tassis/design-system/host` again. This resolves such imports as if the area imported them.
 */
function sharedWithinPackages(): Plugin {
  return {
    name: 'tassis:shared-within-packages',
    enforce: 'pre',
    resolveId(source, importer, options) {
      const [scope, name] = source.split('/');
      const isOwn = [`/packages/${name}/src/`, `/${scope}/${name}/dist/`].some((folder) =>
        importer?.includes(folder),
      );
      if (!sharedNames.includes(source) || !isOwn) return null;
      return this.resolve(source, undefined, { ...options, skipSelf: true });
    },
  };
}
