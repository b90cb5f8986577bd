import { pureTests } from '@tassis/build/tests';

/** A test of its own, of minutes and of many processes: `pnpm test:deep many`. */
export default pureTests({
  name: 'many',
  root: import.meta.dirname,
  include: ['many.test.ts'],
  // The one who starts it says where its report lies.
  reporters: ['default'],
});
