import type { Page } from '@playwright/test';

/** What of the federation's runtime is asked here. */
type Federation = { __INSTANCES__: [{ shareScopeMap: { default: Record<string, Versions> } }] };
type Versions = Record<string, { lib: () => Shared }>;
type Shared = { getApi?: () => Client; unknown?: () => unknown };
type Client = { call: (contract: object, input: object) => Promise<unknown> };

/**
 * Asks who is signed in, so many times at once, through the very client that the page and its areas share. Resolves to
 * each call's status: 200 when it was answered.
 */
export function askTogether(page: Page, calls: number): Promise<(number | null)[]> {
  return page.evaluate(async (count) => {
    // What the shell shares stands in the federation's runtime, by name and version.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const federation = Reflect.get(globalThis, '__FEDERATION__') as unknown as Federation;
    const [shell] = federation.__INSTANCES__;
    const shared = (name: string) => {
      const [entry] = Object.values(shell.shareScopeMap.default[name] ?? {});
      return entry?.lib() ?? {};
    };
    const client = shared('@tassis/api-client').getApi?.();
    if (client === undefined) throw new Error('The shell shares no client');
    const contract = {
      name: 'getUser',
      method: 'GET',
      path: '/user',
      auth: 'any',
      response: { status: 200, schema: shared('@tassis/contracts/schema').unknown?.() },
    };
    const ask = (): Promise<number | null> =>
      client.call(contract, {}).then(
        () => 200,
        (error: { status: number | null }) => error.status,
      );
    return Promise.all(Array.from({ length: count }, ask));
  }, calls);
}
