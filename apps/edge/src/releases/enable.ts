import { withoutCanary } from './canary-entry.ts';
import { checkTogether } from './check-together.ts';
import { ReleaseRefusal } from './refusal.ts';
import { openRelease } from './stored-release.ts';
import { swapEntries } from './swap-entries.ts';

/**
 * Disables an area, or enables it again at its version; the flag outlives releases and rollbacks. Enabling runs the
 * checks of a release, because the shell and other areas may have changed meanwhile. Disabling ends the canary too.
 */
export async function setEnabled(store: string, id: string, enabled: boolean): Promise<void> {
  await swapEntries(store, {
    action: enabled ? 'enable' : 'disable',
    next: async ({ live }) => {
      const area = live.areas.find((candidate) => candidate.id === id);
      if (!area) {
        throw new ReleaseRefusal(
          `${id} is no area that is released.`,
          'See what is: pnpm release:status',
        );
      }
      if (enabled) {
        const areas = live.areas.filter((candidate) => candidate !== area);
        await checkTogether(store, { ...live, areas }, [
          await openRelease(store, id, area.version),
        ]);
      }
      return [{ ...withoutCanary(area), enabled }];
    },
  });
}
