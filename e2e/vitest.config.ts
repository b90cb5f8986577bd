import { pageTests } from '@tassis/build/tests';

export default pageTests({ name: 'routes', include: ['routes/**/*.test.tsx'] });
