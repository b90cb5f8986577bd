import { createCallbackRequest } from './create-callback-request.ts';

export const callbackRequestsContracts = [createCallbackRequest] as const;
