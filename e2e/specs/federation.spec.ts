import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test.ts';
import { isDeep } from '../system/tier.ts';
import { signIn } from '../pages/sign-in.ts';
import { areaIds, goWithin, smokeJourney } from '../pages/smoke-journeys.ts';

/** A text that only one module's own code holds, for each library and package that must be loaded once. */
const marks = {
  react: 'takes an object of state variables to update or a function which returns',
  'react-dom': 'rendererPackageName',
  'react-router': 'useHref() may be used only in the context of a <Router> component',
  '@tassis/api-client/query': 'No QueryClient set, use QueryClientProvider to set one',
  '@tassis/platform': 'tassis.area',
  '@tassis/auth': 'The session is used before the shell provided it.',
  '@tassis/contracts/schema': 'Duplicate discriminator value',
  '@tassis/api-client': 'The API client is used before the shell configured it.',
  '@tassis/auth/forms': 'Something went wrong while signing you in',
  '@tassis/design-system/host': 'enterModal',
};

/** Addresses of the scripts the page has loaded. */
function loadedScripts(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    ),
  ]);
}

/** Each area that only some see, with those that all see; all within one page, by its own links. */
const walks = areaIds.flatMap((id) => {
  const { who } = smokeJourney(id);
  return who === undefined ? [] : { who, areas: [id, 'marketing', 'ordering'] };
});

for (const { who, areas } of walks) {
  if (!isDeep && !areas.includes('client-dashboard')) continue;
  test(`each shared library and package exists once, with ${areas.join(', ')} in the page`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const renderers: unknown[] = [];
      Object.assign(globalThis, {
        renderers,
        __REACT_DEVTOOLS_GLOBAL_HOOK__: {
          supportsFiber: true,
          isDisabled: false,
          renderers: new Map(),
          inject: (renderer: unknown) => renderers.push(renderer),
          onCommitFiberRoot: () => undefined,
          onCommitFiberUnmount: () => undefined,
          onPostCommitFiberRoot: () => undefined,
        },
      });
    });
    await signIn(page, who);
    await expect(page).not.toHaveURL('/login');
    for (const id of areas) {
      await goWithin(page, smokeJourney(id).path);
      await smokeJourney(id).shown(page);
    }

    const urls = await loadedScripts(page);
    const loadedAreas = urls.flatMap((url) => /\/mfe\/([a-z-]+)\//.exec(url)?.[1] ?? []);
    expect(new Set(loadedAreas)).toEqual(new Set(['shell', ...areas]));
    const codes = await Promise.all(urls.map(async (url) => (await fetch(url)).text()));
    const copies = Object.entries(marks).map(([name, mark]) => [
      name,
      codes.filter((code) => code.includes(mark)).length,
    ]);
    expect(copies).toEqual(Object.keys(marks).map((name) => [name, 1]));
    const copiesOfReact = await page.evaluate(() => {
      const renderers: unknown = Reflect.get(globalThis, 'renderers');
      return Array.isArray(renderers) ? renderers.length : null;
    });
    expect(copiesOfReact).toBe(1);
  });
}
