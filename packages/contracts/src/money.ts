import * as z from '@tassis/contracts/schema';

/** An amount in MAD, at most two decimals. The API computes in centimes; the wire never does sums. */
export const Mad = z.number();
