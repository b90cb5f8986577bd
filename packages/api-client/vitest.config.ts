import { pageTests } from '@tassis/build/tests';

// Their tests tell an answer's errors and the page's address apart, which a page of its own hides.
export default pageTests(import.meta.dirname, { pool: 'forks' });
