import { satisfies } from 'compare-versions';
import type { ReleasedArea } from './release-manifest.ts';

/** The version of `@tassis/platform` as areas see it. Raised with its public API, not with every release. */
export const PLATFORM_API = '2.0.0';

/** Whether an area may run on this shell. Federation itself only warns about a mismatch, so the shell asks first. */
export function isCompatible(area: Pick<ReleasedArea, 'requires'>): boolean {
  return satisfies(PLATFORM_API, area.requires.platformApi);
}
