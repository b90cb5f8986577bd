import { build } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { areaContainer, containerEntry } from './area-container.ts';

interface Container {
  init: () => unknown;
  get: (name: string) => () => unknown;
}

/** What the shell offers, as the federation's runtime keeps it in the page. */
function provide(offers: Record<string, object>): void {
  const offered = Object.entries(offers).map(
    ([name, module]) => [name, { '1.0.0': { lib: () => module } }] as const,
  );
  const shell = { shareScopeMap: { default: Object.fromEntries(offered) } };
  vi.stubGlobal('__FEDERATION__', { __INSTANCES__: [shell] });
}
afterEach(() => vi.unstubAllGlobals());

/** The container of an area of these modules, as a browser would have it. */
async function containerOf(modules: Record<string, string>): Promise<Container> {
  const source = {
    name: 'modules',
    resolveId: (id: string) => (id in modules ? id : undefined),
    load: (id: string) => modules[id],
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [areaContainer(['react', 'react-dom', 'session'], '/area.tsx'), source],
    build: {
      write: false,
      rolldownOptions: { input: containerEntry, preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in built)) throw new Error('One output was expected');
  const [{ code }] = built.output;
  // Another address each time: a module that failed is remembered.
  const address = `data:text/javascript,${encodeURIComponent(`${code}\n//${Math.random()}`)}`;
  // What a federated entry exports.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (await import(address)) as Container;
}

const area = `
import { useState } from 'react';
import * as auth from 'session';
export const area = [useState, auth.useSession];`;

it('runs the area with what the shell provides', async () => {
  provide({ react: { useState: 'its useState' }, session: { useSession: 'its useSession' } });
  const { get } = await containerOf({ '/area.tsx': area });
  expect(get('./area')()).toMatchObject({ area: ['its useState', 'its useSession'] });
});

it('asks for what the area imports only, and says what is not provided', async () => {
  provide({ react: { useState: 'its useState' } });
  await expect(containerOf({ '/area.tsx': area })).rejects.toThrow(
    'The shell does not provide session',
  );
});
