import { serverTests } from '@tassis/build/tests';

export default serverTests({
  name: 'api',
  // Each file has an app and a database of its own.
  isolate: false,
  globalSetup: [
    // Torn down last: what it complains of must leave no server behind.
    'src/testing/answers-setup.ts',
    'src/database/testing/global-setup.ts',
  ],
  programs: [
    'src/admin/main.ts',
    'src/production/program.ts',
    'src/jobs/testing/worker-process.ts',
  ],
});
