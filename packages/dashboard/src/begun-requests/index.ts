export { keptRecord, type KeptRecord } from './kept-record.ts';
export { readTypedRequests, removeTypedRequest, typedRecord } from './typed-requests.ts';
export { useBegunRequests } from './use-begun-requests.ts';
