import { init } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { PLATFORM_API } from '@tassis/platform/release';
import { fetchChunk } from '@tassis/platform/router';
import { version as reactVersion } from 'react';
import { shared } from '../shared.ts';

/**
 * Offers areas the page's one copy of what they share, and the federation's runtime itself: their containers are built
 * with `experiments.externalRuntime`, and find it under the name that this option documents. What they fetch their
 * chunks with stands beside it (`checked-chunks.ts` of the build): it is needed before a container can share anything.
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

/** The version in which the shell provides a shared module: of the house's own, that of the platform API. */
export function providedVersion(name: string): string | undefined {
  if (!(name in shared)) return undefined;
  return name.startsWith('@tassis/') ? PLATFORM_API : reactVersion;
}
