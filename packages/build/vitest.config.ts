import { pureTests } from './src/tests-preset.ts';

export default pureTests({ name: 'build' });
