import { createCallbackRequest } from './create-callback-request.ts';
import { listCallbackRequests } from './list-callback-requests.ts';

export const callbackRequestsContracts = [createCallbackRequest, listCallbackRequests] as const;
