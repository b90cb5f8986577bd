import { creationCapital, statedReason } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { field, wholeAmount, wrong } from '../rule.ts';

const id = z.uuid(wrong);

/** Why the staff changes what a client has ordered. */
export const editReason = field(statedReason);

export const serviceParams = z.strictObject({ id, service: id });

/** `company`: of a company creation, or the request of a domiciliation, which managers have too. */
export const companyParams = z.strictObject({ id, service: id, company: id });
export const personParams = z.strictObject({ id, service: id, company: id, person: id });

/** What others bring in from now on, in the kinds that they have chosen; an absent amount stays. */
export const contributions = z.optional(
  z
    .array(
      z.strictObject({
        associate_id: id,
        numerical_amount: z.nullish(z.number(wrong)),
        contribution_valorisation: z.nullish(z.number(wrong)),
      }),
      wrong,
    )
    .check(z.maxLength(200, { error: 'too_many_items' })),
);

/** Goes with a change of one associate, so that all contributions still make the capital. */
export const shares = { capital: z.optional(wholeAmount(creationCapital)), contributions };

/** What any edit of an order may answer. */
export const ORDER_EDIT_ERRORS = [
  'unauthenticated',
  'forbidden',
  'not_found',
  'validation_failed',
  'version_required',
  'stale_version',
  'transition_not_allowed',
] as const;
