import { serverPreset } from '@tassis/build/server';

export default serverPreset({ entry: 'src/main.ts', external: [] });
