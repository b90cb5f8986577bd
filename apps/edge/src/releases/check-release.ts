import type { Descriptor } from './descriptor.ts';
import { integrity } from './checks/integrity.ts';
import { oneCopy } from './checks/one-copy.ts';
import { plainFiles } from './checks/plain-files.ts';
import { scriptsAndStyle } from './checks/scripts-and-style.ts';
import { relativeAddresses } from './checks/relative-addresses.ts';
import { serverBundle } from './checks/server-bundle.ts';
import { statedShares } from './checks/stated-shares.ts';

/** Checks a release’s folder and throws a ReleaseRefusal for anything that the site could not serve. */
type ReleaseCheck = (folder: string, descriptor: Descriptor) => Promise<void>;

/** Everything a release must pass, the quickest first. */
const checks: ReleaseCheck[] = [
  plainFiles,
  serverBundle,
  relativeAddresses,
  scriptsAndStyle,
  statedShares,
  integrity,
  oneCopy,
];

/**
 * Refuses a release that the site could not serve, with one sentence: before its folder enters the store, and before
 * an older one is put back.
 */
export async function checkRelease(folder: string, descriptor: Descriptor): Promise<void> {
  for (const check of checks) await check(folder, descriptor);
}
