import { satisfies } from 'compare-versions';
import type { ReleasedArea } from './release-manifest.ts';

/** The version of `@tassis/platform` as areas see it. Raised with its public API, not with every release. */
export const PLATFORM_API = '3.2.0';

/**
 * Whether an area may run on a shell that gives this platform API. Federation itself only warns about a mismatch, so
 * the shell and the release store ask first. What is no version or range fits nothing.
 */
export function isCompatible(area: Pick<ReleasedArea, 'requires'>, platformApi: string): boolean {
  try {
    return satisfies(platformApi, area.requires.platformApi);
  } catch {
    return false;
  }
}
