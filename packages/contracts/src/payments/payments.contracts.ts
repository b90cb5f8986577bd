import { openPaymentSession } from './open-payment-session.ts';
import { receivePaymentCallback } from './receive-payment-callback.ts';

export const paymentsContracts = [openPaymentSession, receivePaymentCallback] as const;
