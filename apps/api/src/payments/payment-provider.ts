import type { Centimes, PaymentMethod, PaymentProviderName } from '@tassis/domain';
import type { Executor } from '../database/client.ts';

/** What is to be paid. */
export type PaymentRequest = {
  /** The session's, the same however often it is begun; of a transfer, which has no session, the bill's. */
  id: string;
  amount: Centimes;
  bill: { id: string; number: string };
  /** Until then the page takes the payment; of a transfer, when the bill is due. */
  expiresAt: Date;
};

/** What a provider says became of a payment that was begun. */
export type PaymentOutcome = {
  outcome: 'paid' | 'failed';
  /** The id of the request. */
  request: string;
  /** The provider's name of the payment. */
  payment: string;
  amount: Centimes;
  currency: string;
  at: Date;
};

/** `other`: what nothing here is made for. It may move money, as a refund or a dispute does, so a person looks at it. */
export type PaymentEvent = PaymentOutcome | { outcome: 'other'; type: string };

type Callback = { signature: string | undefined; body: Uint8Array; now: Date };

/** Somebody through whom money comes in. `Start` is what the client needs to pay. */
export type PaymentProvider<Start> = {
  readonly name: PaymentProviderName;
  readonly method: PaymentMethod;
  /** Begins a payment; null when it cannot be made this way. What it needs to know of the firm it reads by `db`. */
  begin: (db: Executor, request: PaymentRequest) => Promise<Start | null>;
  /** Reads a call; null when it is not the provider's, or too old. */
  readCallback: (callback: Callback) => PaymentEvent | null;
};

/** Where the client transfers to, and what they write on it. */
export type TransferDetails = {
  beneficiary: string;
  rib: string;
  iban: string;
  reference: string;
};

/** The page of a provider, which takes the payment and sends the client back. */
export type PaymentPage = { url: string };

export type PaymentProviders = {
  transfer: PaymentProvider<TransferDetails>;
  /** Null: nobody takes cards. */
  card: PaymentProvider<PaymentPage> | null;
};
