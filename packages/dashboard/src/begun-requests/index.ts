export { keptRecord, type KeptRecord } from './kept-record.ts';
export { typedRecord } from './typed-requests.ts';
export { useBegunRequests } from './use-begun-requests.ts';
