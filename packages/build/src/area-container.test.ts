import { build } from 'vite';
import { expect, it } from 'vitest';
import { areaContainer, containerEntry } from './area-container.ts';
import { noPreloads } from './no-preloads.ts';

interface Container {
  init: (scope: object) => Promise<void>;
  get: (name: string) => Promise<() => unknown>;
}

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
    plugins: [
      areaContainer(['react', 'react-dom', 'session'], '/area.tsx'),
      noPreloads({ telling: false }),
      source,
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: containerEntry,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  });
  if (!('output' in built)) throw new Error('One output was expected');
  const [{ code }] = built.output;
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

const area = `
import { useState } from 'react';
import * as auth from 'session';
export const area = [useState, auth.useSession];`;

it('runs the area with what the shell provides', async () => {
  const { init, get } = await containerOf({ '/area.tsx': area });
  await init({
    react: { '19.3.1': { lib: () => ({ useState: 'its useState' }) } },
    session: { '1': { get: async () => () => ({ useSession: 'its useSession' }) } },
  });
  expect((await get('./area'))()).toMatchObject({ area: ['its useState', 'its useSession'] });
});

it('asks for what the area imports only, and says what is not provided', async () => {
  const { init } = await containerOf({ '/area.tsx': area });
  await expect(init({ react: { '19.3.1': { lib: () => ({}) } } })).rejects.toThrow('session');
});

it('does nothing before it is asked for', async () => {
  const { get, init } = await containerOf({ '/area.tsx': 'throw new Error("ran")' });
  await init({});
  await expect(get('./area')).rejects.toThrow('ran');
});
