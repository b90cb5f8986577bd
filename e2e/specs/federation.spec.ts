import { expectOneCopy, noteRenderers } from '../browser/shared-copies.ts';
import { expect, test } from '../browser/test.ts';
import { isDeep } from '../system/tier.ts';
import { signIn } from '../pages/sign-in.ts';
import { areaIds, goWithin, smokeJourney } from '../pages/smoke-journeys.ts';

/** Each area with roles together with the public ones, within one page, by links. */
const walks = areaIds.flatMap((id) => {
  const { who } = smokeJourney(id);
  return who === undefined ? [] : { who, areas: [id, 'marketing', 'ordering'] };
});

for (const { who, areas } of walks) {
  if (!isDeep && !areas.includes('client-dashboard')) continue;
  test(`each shared library and package is loaded once, with ${areas.join(', ')} in the page`, async ({
    page,
  }) => {
    await noteRenderers(page);
    await signIn(page, who);
    await expect(page).not.toHaveURL('/login');
    for (const id of areas) {
      await goWithin(page, smokeJourney(id).path);
      await smokeJourney(id).shown(page);
    }
    await expectOneCopy(page, areas);
  });
}
