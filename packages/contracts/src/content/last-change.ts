import * as z from '@tassis/contracts/schema';

/** Who saved or published something of the content last, and when; absent where it is not known. */
export const lastChange = z.optional(
  z.object({
    /** Null when unknown or their account is gone. */
    by: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
    at: z.string(),
  }),
);

export type LastChange = z.output<typeof lastChange>;
