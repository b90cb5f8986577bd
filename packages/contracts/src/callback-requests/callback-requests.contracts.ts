import { createCallbackRequest } from './create-callback-request.ts';
import { listCallbackRequests } from './list-callback-requests.ts';
import { updateCallbackRequest } from './update-callback-request.ts';

export const callbackRequestsContracts = [
  createCallbackRequest,
  listCallbackRequests,
  updateCallbackRequest,
] as const;
