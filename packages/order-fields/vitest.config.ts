import { pageTests } from '@tassis/build/tests';

export default pageTests({ name: 'order-fields' });
