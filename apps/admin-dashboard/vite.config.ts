import { areaPreset } from '@tassis/build/area';

export default areaPreset('admin-dashboard');
