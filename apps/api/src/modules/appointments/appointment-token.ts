import type { Secrets } from '@tassis/settings';
import { sealedTokens } from '../../secrets/sealed-token.ts';

const PURPOSE = 'appointment';

/** The token in the link of an appointment's mail: its holder sees and cancels the appointment without an account. */
export function createAppointmentToken(id: string, keys: Secrets): string {
  return sealedTokens(keys, PURPOSE).make(id);
}

/** The appointment's id in a token of ours; null for any other. */
export function readAppointmentId(token: string, keys: Secrets): string | null {
  return sealedTokens(keys, PURPOSE).open(token);
}
