import { pureTests } from '@tassis/build/tests';

export default pureTests({ name: 'settings' });
