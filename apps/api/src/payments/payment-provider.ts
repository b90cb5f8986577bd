import type { Centimes, PaymentMethod, PaymentProviderName } from '@tassis/domain';
import type { Executor } from '../database/client.ts';

/** The payment to make. */
export type PaymentRequest = {
  /** The id of the payment session, the same at each attempt; a bank transfer has no session, so it is the bill's id. */
  id: string;
  amount: Centimes;
  bill: { id: string; number: string };
  /** The page accepts payments until then; for a bank transfer, when the bill is due. */
  expiresAt: Date;
};

/** The outcome of a payment, as the provider reports it. */
export type PaymentOutcome = {
  outcome: 'paid' | 'failed';
  /** The id of the request. */
  request: string;
  /** The payment's id at the provider. */
  payment: string;
  amount: Centimes;
  currency: string;
  at: Date;
};

/** `other`: an event that the API does not handle. It may move money (refund, dispute), so it is logged for a person. */
export type PaymentEvent = PaymentOutcome | { outcome: 'other'; type: string };

type Callback = { signature: string | undefined; body: Uint8Array; now: Date };

/** A way to pay. `Start` is what the client needs to pay with it. */
export type PaymentProvider<Start> = {
  readonly name: PaymentProviderName;
  readonly method: PaymentMethod;
  /** Starts a payment; null when this way is not available. The firm's settings are read by `db`. */
  begin: (db: Executor, request: PaymentRequest) => Promise<Start | null>;
  /** Parses a webhook; null when it is not the provider's, or too old. */
  readCallback: (callback: Callback) => PaymentEvent | null;
};

/** The bank account for a transfer, and the reference to write on it. */
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
  /** Null: card payments are off. */
  card: PaymentProvider<PaymentPage> | null;
};
