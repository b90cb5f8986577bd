import type { AppStatus } from '@tassis/platform/release';

/** How an app stands: what is wrong goes before what is meant. */
export type AppState = 'live' | 'failing' | 'disabled' | 'notServed';

export function stateOf({ enabled, version, served, health }: AppStatus): AppState {
  if (!enabled) return 'disabled';
  if (served !== version) return 'notServed';
  return health.isFailing ? 'failing' : 'live';
}
