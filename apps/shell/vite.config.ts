import { shellPreset } from '@tassis/build/shell';

export default shellPreset();
