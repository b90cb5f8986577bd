import { init } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { PLATFORM_API } from '@tassis/platform/release';
import { fetchChunk } from '@tassis/platform/router';
import { version as reactVersion } from 'react';
import { shared } from '../shared.ts';

/**
 * Provides areas with the shared modules and with the federation's runtime: their containers are built
 * with `experiments.externalRuntime`, which documents the global name. The function that fetches their
 * chunks is global, too (`checked-chunks.ts` of the build), because it is needed before a container can share anything.
 */
export function shareWithAreas(): void {
  Object.assign(globalThis, {
    _FEDERATION_RUNTIME_CORE: runtimeCore,
    tassisFetchChunk: fetchChunk,
  });
  const offers = Object.entries(shared).map(([name, module]) => {
    const version = providedVersion(name) ?? '';
    const shareConfig = { singleton: true, requiredVersion: version };
    return [name, { version, lib: () => module, shareConfig }] as const;
  });
  init({ name: 'shell', remotes: [], shared: Object.fromEntries(offers) });
}

/** The version in which the shell provides a shared module; for packages of this repository that of the platform API. */
export function providedVersion(name: string): string | undefined {
  if (!(name in shared)) return undefined;
  return name.startsWith('@tassis/') ? PLATFORM_API : reactVersion;
}
