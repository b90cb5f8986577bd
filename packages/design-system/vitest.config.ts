import { pageTests } from '@tassis/build/tests';

export default pageTests({ name: 'design-system' });
