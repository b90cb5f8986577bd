import { pureTests } from '@tassis/build/tests';

export default pureTests({ name: 'benchmarks', include: ['*/**/*.test.ts'] });
