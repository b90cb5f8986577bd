import { ApiError, getApi, newIdempotencyKey } from '@tassis/api-client';
import { createPartnerOrder, type PartnerRequest } from '@tassis/contracts';
import { useEffect, useRef, useState } from 'react';
import type { OrderRecords } from '../keeping/records.ts';
import type { Failure } from '../submission/failure.ts';
import { intentFor } from '../submission/intent.ts';
import { intentMemory } from '../submission/intent-memory.ts';
import type { OrderBody } from '../submission/order-body.ts';
import { INITIAL, type SubmissionState } from '../submission/order-submission.ts';
import { useBehalf } from './behalf.ts';

/**
 * Sends an order to the client for whom a partner filled it in. A repetition has the same key, so that the client is
 * asked once.
 */
export function usePreparedOrder<Snapshot>(
  records: Pick<OrderRecords<Snapshot>, 'typing' | 'unansweredKey'>,
) {
  const behalf = useBehalf();
  const [state, setState] = useState<SubmissionState>(INITIAL);
  const [sent, setSent] = useState<PartnerRequest | null>(null);
  const [intents] = useState(() => intentMemory(records.unansweredKey));
  const isSending = useRef(false);
  // After the render in which the form empties itself.
  useEffect(() => {
    if (sent !== null) behalf?.onSent(sent);
  }, [sent, behalf]);

  const refuse = (failure: Failure) =>
    setState(({ attempt }) => ({ phase: 'editing', failure, attempt: attempt + 1 }));
  const send = async (clientId: string, body: OrderBody) => {
    if (isSending.current) return;
    isSending.current = true;
    setState(({ attempt }) => ({ phase: 'sending', failure: null, attempt }));
    const intent = intentFor(intents.get(), JSON.stringify(body), newIdempotencyKey);
    intents.set({ ...intent, unanswered: true });
    try {
      const input = { params: { id: clientId }, body };
      const options = { idempotencyKey: intent.key };
      const { data } = await getApi().call(createPartnerOrder, input, options);
      intents.set(null);
      records.typing.remove();
      setState(({ attempt }) => ({ phase: 'accepted', failure: null, attempt }));
      setSent(data);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'prepared_earlier') intents.set(null);
      else intents.set({ ...intent, unanswered: mayHaveArrived(error) });
      refuse(failure);
    } finally {
      isSending.current = false;
    }
  };
  return {
    state,
    refuse,
    send: (body: OrderBody) => (behalf === null ? undefined : void send(behalf.client.id, body)),
    forget: () => setState((before) => ({ ...before, failure: null })),
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
