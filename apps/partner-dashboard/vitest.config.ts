import { pageTests } from '@tassis/build/tests';

export default pageTests(import.meta.dirname);
