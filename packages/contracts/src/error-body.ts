import * as z from '@tassis/contracts/schema';

/**
 * The body of every answer of 400 and above. `errors` maps a field's path ('services.0.data.cin') to its texts in the
 * language of `Accept-Language`. `request_id` identifies the request in the logs. `data` is the current record of a
 * `stale_version`, and of a `slot_taken` the free slots.
 */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  request_id: z.string(),
  data: z.optional(z.unknown()),
});

export type ErrorBody = z.output<typeof ErrorBody>;
