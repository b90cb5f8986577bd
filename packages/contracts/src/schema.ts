import * as z from 'zod/mini';

/**
 * What contracts use of zod. The shell provides this list to areas, which carry no zod of their own, so whatever
 * stands here is in every first visit. Contracts import it as `@tassis/contracts/schema`, its shared name.
 */
export {
  array,
  boolean,
  discriminatedUnion,
  enum,
  extend,
  gte,
  int,
  length,
  literal,
  looseObject,
  lte,
  maxLength,
  minLength,
  null,
  nullable,
  nullish,
  number,
  object,
  optional,
  record,
  regex,
  strictObject,
  string,
  superRefine,
  undefined,
  union,
  unknown,
  uuid,
} from 'zod/mini';
export const coerce = { number: z.coerce.number };
export const iso = { date: z.iso.date };
export type { core, input, output } from 'zod/mini';
