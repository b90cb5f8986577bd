import * as z from '@tassis/contracts/schema';

/** An amount in MAD with at most two decimals. The API computes in centimes; clients do not add amounts up. */
export const Mad = z.number();
