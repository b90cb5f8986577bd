import { ApiError, getApi, newIdempotencyKey } from '@tassis/api-client';
import { createPartnerOrder, type PartnerRequest } from '@tassis/contracts';
import { createStore } from 'zustand/vanilla';
import type { OrderRecords } from '../keeping/records.ts';
import type { Failure } from '../submission/failure.ts';
import { keyedRequestFor } from '../submission/keyed-request.ts';
import { keyedRequestMemory } from '../submission/keyed-request-memory.ts';
import { INITIAL, type Submission } from '../submission/order-submission.ts';

type Preparation<Snapshot> = {
  clientId: string;
  records: OrderRecords<Snapshot>;
  onSent: (request: PartnerRequest) => void;
};

/** Sends an order to the client for whom a partner filled it in. A retry has the same key, so that the client is asked once. */
export function preparedSubmission<Snapshot>(
  preparation: Preparation<Snapshot>,
): Submission<Snapshot> {
  const { clientId, records, onSent } = preparation;
  const store = createStore(() => INITIAL);
  const requests = keyedRequestMemory(records.unansweredKey);
  const refuse = (failure: Failure) =>
    store.setState(({ attempt }) => ({ phase: 'editing', failure, attempt: attempt + 1 }));
  return {
    state: store.getState,
    subscribe: store.subscribe,
    refuse,
    forget: () => store.setState({ failure: null }),
    submit: async ({ body }) => {
      if (store.getState().phase !== 'editing') return;
      store.setState({ phase: 'sending', failure: null });
      const request = keyedRequestFor(requests.get(), JSON.stringify(body), newIdempotencyKey);
      requests.set({ ...request, unanswered: true });
      try {
        const input = { params: { id: clientId }, body };
        const options = { idempotencyKey: request.key };
        const { data } = await getApi().call(createPartnerOrder, input, options);
        requests.set(null);
        records.typing.remove();
        onSent(data);
        store.setState({ phase: 'accepted' });
      } catch (error) {
        const failure = failureOf(error);
        if (failure.kind === 'prepared_earlier') requests.set(null);
        else requests.set({ ...request, unanswered: mayHaveArrived(error) });
        refuse(failure);
      }
    },
    // Partners are signed in, and find what they have prepared among their requests, so nothing needs to be resumed here.
    resume: () => Promise.resolve(),
    signedIn: () => Promise.resolve(),
    cancelSignIn: () => undefined,
    whenAccepted: () => undefined,
  };
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) {
    reportError(error);
    return { kind: 'unexpected', error };
  }
  if (error.code === 'not_found') return { kind: 'not_linked' };
  if (error.code === 'partner_not_validated') return { kind: 'not_validated' };
  if (error.code === 'idempotency_key_reused') return { kind: 'prepared_earlier' };
  return { kind: 'refused', error };
}

function mayHaveArrived(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.mayHaveReachedServer || error.code === 'idempotency_in_progress';
}
