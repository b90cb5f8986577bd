import { pageTests } from '@tassis/build/tests';

/** This area has so many page tests that they get a second process. */
export default pageTests(import.meta.dirname, { maxWorkers: 2, sequence: { groupOrder: 2 } });
