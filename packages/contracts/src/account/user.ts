import { ROLES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';

const person = { firstName: z.string(), lastName: z.string() };

/** The signed-in user. Here `firstName` is the given name. Exactly one of the role's parts is present. */
export const User = z.object({
  id: z.uuid(),
  email: z.string(),
  userName: z.string(),
  user_type: z.enum(ROLES),
  email_verified: z.boolean(),
  locale: z.enum(['fr', 'en']),
  client: z.optional(z.object(person)),
  partner: z.optional(
    z.object({
      ...person,
      businessName: z.string(),
      legalStatus: z.string(),
      legalForm: z.string(),
      status: z.enum(['pending', 'validated', 'rejected']),
    }),
  ),
  admin: z.optional(z.object({ role: z.string() })),
  /** Whether they reach nothing but their account until they have a second factor. `GET /user` says so. */
  second_factor_required: z.optional(z.boolean()),
});

export type User = z.output<typeof User>;
