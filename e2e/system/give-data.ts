// `node give-data.ts <folder> [new]`: what stands before the start of a system that journeys share.
import { copyPreparedData, prepareData } from './prepared-data.ts';

const [dataDirectory = '', isFirst] = process.argv.slice(2);
if (isFirst) await prepareData();
copyPreparedData(dataDirectory);
