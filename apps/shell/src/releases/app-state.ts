import type { AppStatus } from '@tassis/platform/release';

/** The state of an app; a problem takes precedence over an intended state. */
export type AppState = 'live' | 'failing' | 'disabled' | 'notServed';

export function getAppState({ enabled, version, served, health }: AppStatus): AppState {
  if (!enabled) return 'disabled';
  if (served !== version) return 'notServed';
  return health.isFailing ? 'failing' : 'live';
}
