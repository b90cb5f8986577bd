import type { AppStatus, ReleaseHealth, ReleaseStatus } from '@tassis/platform/release';
import { sumFailures } from '../health/counts.ts';
import { formatCommit } from './provenance.ts';

/** The lines of an app: what is live since when and how that goes, and the same of its canary. */
export function statusLines(app: AppStatus, { isRunning }: ReleaseStatus): string[] {
  const { id, version, since = '?', served, canary, health } = app;
  const disabled = app.enabled ? '' : 'disabled  ';
  const note = !isRunning || served === version ? '' : `  ← the site serves ${served ?? 'none'}`;
  const live = `${id.padEnd(18)} ${version.padEnd(18)} since ${since}  ${formatOrigin(app)}${disabled}${formatHealth(health)}${note}`;
  const errors = app.errors.map(({ kind, message, stack, times }) =>
    `${''.padEnd(18)} ${times} × ${kind}: ${message} ${stack.split('\n')[0] ?? ''}`.trimEnd(),
  );
  if (!canary) return [live, ...errors];
  const share = `canary ${canary.version} ${canary.percent}%`;
  return [
    live,
    ...errors,
    `${''.padEnd(18)} ${share} since ${canary.since}  ${formatOrigin(canary)}${formatHealth(canary.health)}`,
  ];
}

/** The commit, if it is known, and what is to stand behind it. */
function formatOrigin({ commit, dirty = false }: Pick<AppStatus, 'commit' | 'dirty'>): string {
  return commit === undefined ? '' : `${formatCommit({ commit, dirty })}  `;
}

/** Views, failures by kind and fallbacks in words: `312 views, 9 failures (8 render, 1 timeout)`. */
export function formatHealth(
  health: Pick<ReleaseHealth, 'views' | 'failures' | 'fallbacks'>,
): string {
  const { views, failures, fallbacks } = health;
  const kinds = Object.entries(failures).toSorted(([, a], [, b]) => b - a);
  const failed = kinds.map(([kind, times]) => `${times} ${kind}`).join(', ');
  const sum = sumFailures(health);
  const told =
    sum === 0 ? 'no failures' : `${sum} ${sum === 1 ? 'failure' : 'failures'} (${failed})`;
  const shown = fallbacks === 0 ? '' : `, the release before shown ${fallbacks} times`;
  return `${views} ${views === 1 ? 'view' : 'views'}, ${told}${shown}`;
}
