import { ReleaseRefusal } from './refusal.ts';
import { swapEntries } from './swap-entries.ts';

/**
 * Takes a disabled area out of the manifest for good. Its releases stay in the store until nobody can have them open any more;
 * released again, it is a new area.
 */
export async function removeArea(store: string, id: string): Promise<void> {
  await swapEntries(store, {
    action: 'remove',
    removes: id,
    next: ({ entry, live }) => {
      const area = live.areas.find((candidate) => candidate.id === id);
      if (!area && (id === 'shell' || !entry(id))) {
        throw new ReleaseRefusal(
          `${id} is no area that is released.`,
          'See what is: pnpm release:status',
        );
      }
      if (area?.enabled) {
        throw new ReleaseRefusal(
          `${id} is on the site.`,
          `Take it off first, and look whether anybody misses it: pnpm release:disable ${id}`,
        );
      }
      return [];
    },
  });
}
