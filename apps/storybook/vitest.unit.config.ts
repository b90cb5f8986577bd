import { pureTests } from '@tassis/build/tests';
import { findChromium, pinnedChromium } from '../../scripts/test/chromium.mjs';

const chromium = (await pinnedChromium()) ?? (await findChromium());

export default pureTests({ name: 'storybook', provide: { chromium } });
