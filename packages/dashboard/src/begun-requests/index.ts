export { storedRecord, type StoredRecord } from './stored-record.ts';
export { readTypedRequests, removeTypedRequest, typedRecord } from './typed-requests.ts';
export { useBegunRequests } from './use-begun-requests.ts';
