import { init } from '@module-federation/runtime';
import { version } from 'react';
import { shared } from '../shared.ts';

/** Offers areas the page's one copy of what they share. */
export function shareWithAreas(): void {
  const shareConfig = { singleton: true, requiredVersion: false } as const;
  const offers = Object.entries(shared).map(
    ([name, module]) => [name, { version, lib: () => module, shareConfig }] as const,
  );
  init({ name: 'shell', remotes: [], shared: Object.fromEntries(offers) });
}
