// `node give-data.ts <folder> [new]`: prepares the data folder of a system that journeys share.
import { copyPreparedData, prepareData } from './prepared-data.ts';

const [dataDirectory = '', isFirst] = process.argv.slice(2);
if (isFirst) await prepareData();
copyPreparedData(dataDirectory);
