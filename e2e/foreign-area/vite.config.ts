import { areaPreset } from '@tassis/build/area';

export default areaPreset(import.meta.dirname);
