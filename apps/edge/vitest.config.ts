import { serverTests } from '@tassis/build/tests';

// All edges of a worker share two rendering threads (`src/testing/shared-threads.ts`), so files share their modules too.
export default serverTests({
  name: 'edge',
  isolate: false,
  // PostgreSQL, for the release store of many machines.
  globalSetup: ['../api/src/database/testing/server-setup.ts'],
  setupFiles: ['src/testing/setup.ts'],
  programs: ['src/releases/cli.ts', 'src/testing/publisher-process.ts'],
});
