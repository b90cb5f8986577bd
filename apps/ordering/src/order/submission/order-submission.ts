import type { Order } from '@tassis/contracts';
import { mayPlaceOrder, type Role } from '@tassis/domain';
import type { OrderRecords } from '../keeping/records.ts';
import { deliver, findOut, type Delivery, type DeliveryPorts } from './deliver.ts';
import type { Failure } from './failure.ts';
import type { OrderRequest } from './order-body.ts';

/**
 * editing → sending → accepted, with `signing-in` between the first two for a visitor, and `checking`
 * while an unanswered request from before a reload is looked up.
 */
type Phase = 'editing' | 'checking' | 'signing-in' | 'sending' | 'accepted';

/** `attempt` counts the failures, so that each one is announced and takes the focus. */
export type SubmissionState = { phase: Phase; failure: Failure | null; attempt: number };

export type SubmissionPorts<Snapshot> = DeliveryPorts & {
  records: Pick<OrderRecords<Snapshot>, 'draft' | 'typing' | 'sent'>;
  /** The role of the signed-in person, once the session is known; null for a visitor. */
  sender: () => Promise<Role | null>;
};

/** @param isEarlier the order was sent before, with another content than now */
type OnAccepted = (order: Order, isEarlier: boolean) => void;

/** The interface that a form needs to send its order. */
export type Submission<Snapshot> = Pick<OrderSubmission<Snapshot>, keyof OrderSubmission<Snapshot>>;

/** Resets the state: nothing is sent yet. */
export const INITIAL: SubmissionState = { phase: 'editing', failure: null, attempt: 0 };

/** The state machine from the click on the button to the order, without React. */
export class OrderSubmission<Snapshot> {
  readonly #ports: SubmissionPorts<Snapshot>;
  readonly #listeners = new Set<() => void>();
  #state = INITIAL;
  #onAccepted: OnAccepted = () => undefined;
  /** The order that waits for its sender to sign in. */
  #pending: OrderRequest<Snapshot> | null = null;

  constructor(ports: SubmissionPorts<Snapshot>) {
    this.#ports = ports;
  }

  readonly state = (): SubmissionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sets the callback for a placed order, which runs even if the page was left. */
  whenAccepted(onAccepted: OnAccepted): void {
    this.#onAccepted = onAccepted;
  }

  /** Sends a form without errors. Does nothing while a submission is in progress. */
  async submit(request: OrderRequest<Snapshot>): Promise<void> {
    if (this.#state.phase !== 'editing') return;
    this.#move({ phase: 'sending', failure: null });
    const role = await this.#ports.sender();
    if (role === null) this.#askWho(request);
    else await this.#sendAs(role, request);
  }

  /** Called after a sign-in in the dialog: sends the waiting order, once. */
  async signedIn(role: Role): Promise<void> {
    const request = this.#pending;
    if (this.#state.phase !== 'signing-in' || request === null) return;
    this.#pending = null;
    this.#move({ phase: 'sending', failure: null });
    await this.#sendAs(role, request);
  }

  /** Called when the dialog is closed: drops the waiting order and its stored draft. */
  cancelSignIn(): void {
    if (this.#state.phase !== 'signing-in') return;
    this.#pending = null;
    this.#ports.records.draft.remove();
    this.#move({ phase: 'editing' });
  }

  /** After a reload: looks up an unanswered request. */
  async resume(): Promise<void> {
    const request = this.#ports.requests.get();
    if (this.#state.phase !== 'editing' || request === null || !request.unanswered) return;
    const role = await this.#ports.sender();
    if (role === null || !mayPlaceOrder({ role }) || this.#state.phase !== 'editing') return;
    this.#move({ phase: 'checking', failure: null });
    const known = await findOut(this.#ports, request);
    if (known === null) this.#fail({ kind: 'not_received' });
    else this.#settle(known, null);
  }

  /** Shows a failure without sending. */
  refuse(failure: Failure): void {
    if (this.#state.phase === 'editing') this.#fail(failure);
  }

  /** Forgets the last failure, when the form is cleared. */
  forget(): void {
    if (this.#state.phase === 'editing') this.#move({ failure: null });
  }

  async #sendAs(role: Role, request: OrderRequest<Snapshot>): Promise<void> {
    if (mayPlaceOrder({ role })) {
      this.#settle(await deliver(this.#ports, request), request);
      return;
    }
    this.#ports.records.draft.remove();
    this.#fail({ kind: 'wrong_role' });
  }

  #settle(delivery: Delivery, request: OrderRequest<Snapshot> | null): void {
    if (delivery.outcome === 'accepted') {
      this.#accept(delivery.order, delivery.isEarlier ?? false);
      return;
    }
    this.#fail(delivery.failure);
    if (request !== null && isSignInNeeded(delivery.failure)) this.#askWho(request);
  }

  #askWho(request: OrderRequest<Snapshot>): void {
    this.#pending = request;
    this.#ports.records.draft.write(request.snapshot);
    this.#move({ phase: 'signing-in' });
  }

  #accept(order: Order, isEarlier: boolean): void {
    this.#ports.records.draft.remove();
    this.#ports.records.typing.remove();
    this.#ports.records.sent.write({ id: order.id, reference: order.reference });
    this.#ports.requests.set(null);
    this.#move({ phase: 'accepted', failure: null });
    this.#onAccepted(order, isEarlier);
  }

  #fail(failure: Failure): void {
    this.#move({ phase: 'editing', failure, attempt: this.#state.attempt + 1 });
  }

  #move(change: Partial<SubmissionState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function isSignInNeeded(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.error.status === 401;
}
