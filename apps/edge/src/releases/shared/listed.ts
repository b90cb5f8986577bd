import type { AppVersion } from '../store-build.ts';
import type { Documents } from './local-copy.ts';

/** The name of a release in the list of a shared store. */
export function nameOf({ id, version }: AppVersion): string {
  return `${id}@${version}`;
}

/** The release of such a name. */
export function appOf(name: string): AppVersion {
  const [id = '', ...version] = name.split('@');
  return { id, version: version.join('@') };
}

/** Whether the manifest or the previews name a release. */
export function isNamed(
  { manifest, previews }: Pick<Documents, 'manifest' | 'previews'>,
  { version }: AppVersion,
): boolean {
  return [manifest, previews].some((text) => text.includes(`"${version}"`));
}
