/** Where money of a bill comes in by itself, or is told of: a bank transfer, a card on the page of a provider. */
export const PAYMENT_PROVIDERS = ['transfer', 'card'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];

/** A payment on the page of a provider. One that failed may still be paid: the page lets the person try again. */
export const PAYMENT_SESSION_STATUSES = ['open', 'failed', 'paid'] as const;
export type PaymentSessionStatus = (typeof PAYMENT_SESSION_STATUSES)[number];
