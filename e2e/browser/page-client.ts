import type { Page } from '@playwright/test';

/**
 * Asks who is signed in, so many times at once, through the very client that the page and its areas share. Resolves to
 * each call's status: 200 when it was answered.
 */
export function askTogether(page: Page, calls: number): Promise<(number | null)[]> {
  return page.evaluate(async (count) => {
    // What the shell shares stands in the federation's runtime, by name and version.
    const [shell] = Reflect.get(globalThis, '__FEDERATION__').__INSTANCES__;
    const shared = (name: string) => {
      const [entry] = Object.values<{ lib: () => Record<string, () => unknown> }>(
        shell.shareScopeMap.default[name],
      );
      return entry?.lib() ?? {};
    };
    const client: unknown = shared('@tassis/api-client')['getApi']?.();
    const contract = {
      name: 'getUser',
      method: 'GET',
      path: '/user',
      auth: 'any',
      response: { status: 200, schema: shared('@tassis/contracts/schema')['unknown']?.() },
    };
    const ask = (): Promise<number | null> =>
      Reflect.get(Object(client), 'call')(contract, {}).then(
        () => 200,
        (error: { status: number | null }) => error.status,
      );
    return Promise.all(Array.from({ length: count }, ask));
  }, calls);
}
