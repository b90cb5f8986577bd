import { federation } from '@module-federation/vite';
import type { Plugin } from 'vite';
import { sharedNames, sharedVersions } from './shared-dependencies.ts';

/** The fields of an area's `area.json` that the federation needs. */
export interface FederatedArea {
  id: string;
  requires: { platformApi: string };
}

/** The first file that the shell loads of an area. */
export const entryFile = (id: string): string => `remoteEntry.${id}.js`;

/**
 * Configures an area as a container of the module federation, for browsers and for development. The shell provides all
 * shared modules and the federation's runtime, so the container has no copy of them.
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
    // Seconds without any activity, because a module may take long on a busy machine and the build needs all of them.
    moduleParseIdleTimeout: 300,
    dev: { remoteHmr: true },
  });
  return [sharedWithinPackages(), container];
}

/**
 * The federation's plugin resolves a package's import of itself by name to the package's own files, even if that name is
 * shared, so each area would bundle `@tassis/design-system/host` again. This resolves such imports as if the area imported them.
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
