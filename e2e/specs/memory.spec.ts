import { launchOptions } from '../browser/launch-options.ts';
import { measureHeld } from '../browser/memory.ts';
import { expect, test } from '../browser/test.ts';
import { areaIds, follow, smokeJourneys, whoSees, type AreaId } from '../pages/smoke-journeys.ts';
import { signIn } from '../pages/sign-in.ts';

const isDeep = process.env['TEST_TIER'] === 'deep';
const changes = 50;
const signedIn: readonly AreaId[] = isDeep
  ? areaIds.filter((id) => whoSees(id) !== undefined)
  : ['client-dashboard'];

test.setTimeout(180_000);
// The code that the engine makes of what runs often is no memory that the page holds.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, '--js-flags=--no-opt --no-maglev --no-sparkplug'],
  },
});

for (const own of signedIn) {
  const others: readonly AreaId[] = isDeep ? ['ordering', 'marketing'] : ['ordering'];
  for (const other of others) {
    test(`${changes} changes between ${own} and ${other} leave nothing behind`, async ({
      page,
    }) => {
      await signIn(page, whoSees(own) ?? '');
      await expect(page.locator('main h1')).toBeVisible();
      const goTo = async (id: AreaId): Promise<void> => {
        await follow(page, smokeJourneys[id].path);
        await expect(page.locator('main')).toContainText(marks[id]);
      };
      await goTo(other);
      await goTo(own);
      await goTo(other);
      const first = await measureHeld(page);
      for (let n = 0; n < changes; n += 2) {
        await goTo(own);
        await goTo(other);
      }
      const last = await measureHeld(page);
      expect(last.heap / first.heap).toBeLessThanOrEqual(1.1);
      expect(last.nodes / first.nodes).toBeLessThanOrEqual(1.1);
      expect(last.listeners / first.listeners).toBeLessThanOrEqual(1.1);
    });
  }
}

/** A text that only the area shows. */
const marks: Record<AreaId, string> = {
  'client-dashboard': 'Profil',
  'admin-dashboard': 'Tableau de bord',
  'content-admin': 'Tableau de Bord',
  marketing: 'Nos services',
  ordering: 'Soumettre la Demande',
};
