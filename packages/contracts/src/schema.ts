import * as z from 'zod/mini';

/**
 * The exports of zod that contracts use. Contracts import them as `@tassis/contracts/schema`, which the shell shares
 * with the areas, so that no area bundles zod. Each export weighs on every first visit.
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
