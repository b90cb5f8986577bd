import { satisfies } from 'compare-versions';
import type { ReleasedArea } from './release-manifest.ts';

/** The version of the public API of `@tassis/platform`, which areas require a range of. `pnpm packages:version` writes it. */
export const PLATFORM_API: string = '5.2.0';

/**
 * Whether an area may run on a shell that provides this platform API. Module federation only warns about a mismatch,
 * so the shell and the release store check first. A malformed version or range is incompatible.
 */
export function isCompatible(area: Pick<ReleasedArea, 'requires'>, platformApi: string): boolean {
  try {
    return satisfies(platformApi, area.requires.platformApi);
  } catch {
    return false;
  }
}
