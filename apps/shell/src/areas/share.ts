import { init } from '@module-federation/runtime';
import { version } from 'react';
import { shared } from '../shared.ts';

/**
 * Offers areas the page's one copy of what they share. Nothing is offered twice, so no versions are compared: the
 * build leaves the runtime's part out that would do so.
 */
export function shareWithAreas(): void {
  const offers = Object.entries(shared).map(
    ([name, module]) => [name, { [version]: offer(module) }] as const,
  );
  init({ name: 'shell', remotes: [] }).initShareScopeMap('default', Object.fromEntries(offers));
}

/** What a container of the federation's own plugin reads as well, which areas are in development. */
function offer(module: unknown) {
  return {
    version,
    lib: () => module,
    get: () => () => module,
    loaded: true,
    from: 'shell',
    scope: ['default'],
    useIn: [],
    deps: [],
    strategy: 'loaded-first' as const,
    shareConfig: { singleton: true, requiredVersion: false } as const,
  };
}
