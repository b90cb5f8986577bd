import type { Role } from '@tassis/domain';
import { vi } from 'vitest';
import { clientOver, watchedApi } from '../../testing/watched-api.ts';
import { keyedRequestMemory } from '../submission/keyed-request-memory.ts';
import { orderGateway } from '../submission/order-gateway.ts';
import { OrderSubmission } from '../submission/order-submission.ts';
import { records, type StoredForm } from './a-request.ts';

/** A browser tab over a fake network, where the page of the form is opened and reloaded. Needs fake timers. */
export function aTab() {
  localStorage.clear();
  sessionStorage.clear();
  const watched = watchedApi();
  clientOver(watched, { accessToken: () => 'token-1', refresh: () => Promise.resolve(null) });
  const onAccepted = vi.fn<(order: { id: string }) => void>();
  const who: { role: Role | null; isOnline: boolean } = { role: 'client', isOnline: true };
  return {
    ...watched,
    who,
    onAccepted,
    /** A reload keeps session storage and loses memory. */
    openPage: (): OrderSubmission<StoredForm> => {
      const submission = new OrderSubmission({
        gateway: orderGateway,
        requests: keyedRequestMemory(records.unansweredKey),
        isOnline: () => who.isOnline,
        sender: () => Promise.resolve(who.role),
        records,
      });
      submission.whenAccepted(onAccepted);
      return submission;
    },
  };
}

export type Tab = ReturnType<typeof aTab>;

/** Advances the timers past the client's pauses between retries. */
export async function settled(...actions: Promise<void>[]): Promise<void> {
  await vi.runAllTimersAsync();
  await Promise.all(actions);
}
