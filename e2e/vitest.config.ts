import { pageTests } from '@tassis/build/tests';

export default pageTests(import.meta.dirname, {
  name: 'routes',
  include: ['routes/**/*.test.tsx'],
});
