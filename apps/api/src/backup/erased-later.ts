import { StartupError } from '../database/startup-error.ts';
import type { BackupPlace } from './backup-place.ts';

/**
 * The accounts that the backups of a place list as erased. A backup that cannot be read may list more: the restore refuses, unless
 * it is told to leave that backup out.
 */
export async function erasedLater(
  place: BackupPlace,
  { withoutUnreadable }: { withoutUnreadable: boolean },
): Promise<{ erased: string[]; unread: string[] }> {
  const read = await Promise.all(
    (await place.names()).map(async (name) => {
      const manifest = await place.readManifest(name).catch((error: unknown) => String(error));
      return { name, manifest };
    }),
  );
  const erased = read.flatMap(({ manifest }) =>
    typeof manifest === 'string' ? [] : manifest.erased,
  );
  const unread = read.flatMap(({ name, manifest }) =>
    typeof manifest === 'string' ? `${name} (${manifest})` : [],
  );
  if (unread.length > 0 && !withoutUnreadable)
    throw new StartupError(
      `These backups of the same place cannot be read, so who was erased before them would come back:\n${unread.join('\n')}`,
      'Name their identities, too: --identity <file>, several times. With --without-unreadable they are left out; then name who was erased by --erased.',
    );
  return { erased: [...new Set(erased)], unread };
}
