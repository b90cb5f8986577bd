import { fallbackTo } from './fallback.ts';
import { badMark, findGood } from './good-releases.ts';
import { ReleaseRefusal } from './refusal.ts';
import { currentUser, note, readLog } from './release-log.ts';
import { withStoreLock } from './store-lock.ts';
import type { AppVersion } from './store-build.ts';
import { storedVersions } from './stored-release.ts';
import { swapEntries } from './swap-entries.ts';

/**
 * Marks a release bad: no rollback goes back to it, and it is nobody's fallback any more. What is live or a canary stays so.
 * A reason stands in the log.
 */
export async function markBad(store: string, app: AppVersion, reason?: string): Promise<void> {
  await mark(store, app, reason === undefined ? { action: 'bad' } : { action: 'bad', reason });
}

/** Takes the mark away. The release is a fallback again with the next release or rollback. */
export async function unmarkBad(store: string, app: AppVersion): Promise<void> {
  await mark(store, app, { action: 'good' });
}

async function mark(
  store: string,
  app: AppVersion,
  change: { action: 'bad' | 'good'; reason?: string },
): Promise<void> {
  const { id, version } = app;
  if (!(await storedVersions(store, id)).includes(version)) {
    throw new ReleaseRefusal(
      `There is no ${id} ${version} in the store.`,
      `See what there is: pnpm release:list ${id}`,
    );
  }
  await withStoreLock(store, async (locked) => {
    const isBad = badMark(await readLog(locked.store), app) !== undefined;
    if (isBad === (change.action === 'bad')) return;
    await note(locked.store, {
      at: new Date().toISOString(),
      id,
      version,
      ...change,
      by: currentUser(),
    });
  });
  if (change.action === 'bad') await replaceFallback(store, app);
}

async function replaceFallback(store: string, { id, version }: AppVersion): Promise<void> {
  await swapEntries(store, {
    action: 'fallback',
    next: async ({ live, log }) => {
      const area = live.areas.find((candidate) => candidate.id === id);
      if (area?.fallback !== version) return [];
      const { fallback: _, fallbackIntegrity: _hash, ...rest } = area;
      const good = await findGood({ store, log }, id, version);
      const next = { id, version: good.version };
      return [{ ...rest, ...(await fallbackTo(store, next, live.platformApi)) }];
    },
  });
}
