import { expect, type Page } from '@playwright/test';
import { notedIn } from './noted-in.ts';

/** A text that occurs only in the module's own code, for each library and package that must be loaded once. */
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

/** Makes every document of a page record the React renderers in it. */
export async function noteRenderers(page: Page): Promise<void> {
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
      },
    });
  });
}

/** Call `noteRenderers` before. Expects one React, whatever an area has loaded. */
export async function expectOneRenderer(page: Page): Promise<void> {
  expect(await notedIn<unknown[]>(page, 'renderers')).toHaveLength(1);
}

/** Call `noteRenderers` before. Expects that the shell and these areas have loaded each shared module once. */
export async function expectOneCopy(page: Page, areas: readonly string[]): Promise<void> {
  const urls = await loadedScripts(page);
  const loadedAreas = urls.flatMap((url) => /\/mfe\/([a-z-]+)\//.exec(url)?.[1] ?? []);
  expect(new Set(loadedAreas)).toEqual(new Set(['shell', ...areas]));
  const codes = await Promise.all(urls.map(async (url) => (await fetch(url)).text()));
  const copies = Object.entries(marks).map(([name, mark]) => [
    name,
    codes.filter((code) => code.includes(mark)).length,
  ]);
  expect(copies).toEqual(Object.keys(marks).map((name) => [name, 1]));
  await expectOneRenderer(page);
}

/** The addresses of the scripts that the page has loaded. */
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
