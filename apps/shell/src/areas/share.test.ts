import { loadShareSync } from '@module-federation/runtime';
import { PLATFORM_API } from '@tassis/platform/release';
import { fetchChunk } from '@tassis/platform/router';
import * as react from 'react';
import { expect, it } from 'vitest';
import { shared } from '../shared.ts';
import { providedVersion, shareWithAreas } from './share.ts';

it('offers each shared module to containers that ask for its version', () => {
  shareWithAreas();
  for (const [name, module] of Object.entries(shared)) expect(loadShareSync(name)()).toBe(module);
  expect(Reflect.get(globalThis, '_FEDERATION_RUNTIME_CORE')).toHaveProperty('ModuleFederation');
});

it('provides areas with the functions that fetch their chunks', () => {
  shareWithAreas();
  expect(Reflect.get(globalThis, 'tassisFetchChunk')).toBe(fetchChunk);
});

it('provides React in its installed version, and packages of this repository in the version of the platform API', () => {
  expect(providedVersion('react')).toBe(react.version);
  expect(providedVersion('@tassis/auth/forms')).toBe(PLATFORM_API);
  expect(providedVersion('zustand')).toBeUndefined();
});
