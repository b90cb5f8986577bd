import type { BrowserContext, Page } from '@playwright/test';

/** The part of the federation runtime that these tests use. */
type RuntimeCore = { registerGlobalPlugins: (plugins: object[]) => void };
type Instance = { options: { name: string }; loadShareSync: (name: string) => () => Shared };
type Shared = { getApi?: () => Client; unknown?: () => unknown };
type Client = { call: (contract: object, input: object) => Promise<unknown> };

/** Exposes the shell's API client to a test; call it before a page is opened. */
export async function openClients(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const noteShell = {
      name: 'note-shell',
      init: ({ origin }: { origin: Instance }) => {
        if (origin.options.name === 'shell') Object.assign(globalThis, { federatedShell: origin });
      },
    };
    // The shell assigns the runtime to this name before it creates its instance.
    let core: RuntimeCore | undefined;
    Object.defineProperty(globalThis, '_FEDERATION_RUNTIME_CORE', {
      get: () => core,
      set: (offered: RuntimeCore) => {
        core = offered;
        core.registerGlobalPlugins([noteShell]);
      },
    });
  });
}

/**
 * Requests the current user this many times at once, through the client that the page and its areas share. Resolves to each
 * call's status: 200 for a success.
 */
export function askTogether(page: Page, calls: number): Promise<(number | null)[]> {
  return page.evaluate(async (count) => {
    // Stored by `noteShell`.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const shell = Reflect.get(globalThis, 'federatedShell') as unknown as Instance;
    const client = shell.loadShareSync('@tassis/api-client')().getApi?.();
    if (client === undefined) throw new Error('The shell shares no client');
    const contract = {
      name: 'getUser',
      method: 'GET',
      path: '/user',
      auth: 'any',
      response: {
        status: 200,
        schema: shell.loadShareSync('@tassis/contracts/schema')().unknown?.(),
      },
    };
    const ask = (): Promise<number | null> =>
      client.call(contract, {}).then(
        () => 200,
        (error: { status: number | null }) => error.status,
      );
    return Promise.all(Array.from({ length: count }, ask));
  }, calls);
}
