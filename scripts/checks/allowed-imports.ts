import { areaIds } from '../areas.mjs';

/** Packages that `dashboard`, which is bundled into areas, may also import. */
const belowDashboard = [
  'domain',
  'contracts',
  'messages',
  'platform',
  'design-system',
  'api-client',
  'auth',
  'forms',
  'views',
  'order-fields',
] as const;

const areaImports = [...belowDashboard, 'dashboard'] as const;

/** Which package may import which (docs/architecture.md); `build` and the tests' `testing` are for development only. */
export const allowedImports: Record<string, readonly string[]> = {
  domain: [],
  contracts: ['domain'],
  messages: ['domain', 'contracts'],
  platform: ['domain'],
  'design-system': [],
  'api-client': ['contracts'],
  auth: ['contracts', 'domain', 'api-client', 'platform', 'forms', 'design-system', 'messages'],
  settings: [],
  forms: ['contracts', 'messages', 'api-client', 'design-system'],
  views: ['domain', 'contracts', 'messages', 'api-client', 'design-system'],
  'order-fields': ['domain', 'contracts', 'messages', 'design-system'],
  dashboard: belowDashboard,
  testing: ['domain', 'contracts', 'api-client', 'auth', 'platform', 'design-system'],
  build: [],
  // It imports nothing; the files that it generates are counted as its own.
  'create-area': [...areaImports, 'build', 'testing'],
  shell: areaImports,
  ...Object.fromEntries(areaIds.map((id) => [id, areaImports])),
  api: ['domain', 'contracts', 'messages', 'settings', 'testing/builders'],
  // It renders an area's public pages with these samples before it releases them.
  edge: ['domain', 'platform', 'api-client', 'messages', 'settings', 'testing/answers'],
  // It shows the screens of the areas inside the shell's frame.
  storybook: [...areaImports, 'build', 'testing', 'shell'],
};
