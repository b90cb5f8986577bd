import { pageTests } from '@tassis/build/tests';

/** So many screens that a second process is made up for; it comes after the page tests of the others, which have one. */
export default pageTests(import.meta.dirname, { maxWorkers: 2, sequence: { groupOrder: 2 } });
