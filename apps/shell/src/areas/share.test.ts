import * as react from 'react';
import { expect, it, vi } from 'vitest';
import { shared } from '../shared.ts';
import { shareWithAreas } from './share.ts';

vi.hoisted(() => vi.stubGlobal('FEDERATION_OPTIMIZE_NO_SHARED', true)); // as the build sets it

/** The federation's own list in the page, where containers of areas look. */
interface Federation {
  __INSTANCES__: [
    { shareScopeMap: { default: Record<string, Record<string, { lib: () => unknown }>> } },
  ];
}

it('puts each shared module into the list, without the part of the runtime that compares versions', () => {
  shareWithAreas();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const federation = Reflect.get(globalThis, '__FEDERATION__') as unknown as Federation;
  const offered = federation.__INSTANCES__[0].shareScopeMap.default;
  expect(Object.keys(offered)).toEqual(Object.keys(shared));
  expect(Object.values(offered['react'] ?? {}).map(({ lib }) => lib())).toEqual([react]);
});
