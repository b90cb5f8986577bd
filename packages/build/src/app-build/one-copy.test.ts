import { expect, it } from 'vitest';
import { isShared } from './one-copy.ts';

it.each([
  '/house/node_modules/.pnpm/react@19.3.1/node_modules/react/cjs/react.production.js',
  '/house/node_modules/.pnpm/x/node_modules/react-dom/cjs/react-dom-client.production.js',
  '/house/node_modules/.pnpm/x/node_modules/react-router/dist/production/index.mjs',
  '/house/node_modules/.pnpm/x/node_modules/@tanstack/query-core/build/modern/query.js',
  '/house/node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/mini/schemas.js',
  '/house/packages/auth/src/session.ts',
  '/house/packages/platform/src/router.ts',
  '/other/node_modules/.pnpm/x/node_modules/@tassis/auth/dist/session.js',
  '/other/node_modules/@tassis/design-system/dist/host/index.js',
])('%s exists once in a page', (id) => {
  expect(isShared(id)).toBe(true);
});

it.each([
  '/house/node_modules/.pnpm/react@19.3.1/node_modules/react/cjs/react-jsx-runtime.production.js',
  '/house/packages/design-system/src/button/button.tsx',
  '/house/apps/ordering/src/area.tsx',
  '/other/node_modules/@tassis/platform/dist/release/index.js',
])('%s is each area’s own', (id) => {
  expect(isShared(id)).toBe(false);
});
