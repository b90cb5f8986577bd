import { creationCapital, statedReason } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { field, wholeAmount, wrong } from '../rule.ts';

const id = z.uuid(wrong);

/** The reason for a change of an order by the staff. */
export const editReason = field(statedReason);

export const serviceParams = z.strictObject({ id, service: id });

/** `company` is the company of a creation, or the request of a domiciliation, which has managers too. */
export const companyParams = z.strictObject({ id, service: id, company: id });
export const personParams = z.strictObject({ id, service: id, company: id, person: id });

/** New contributions of other associates, in the kinds that they have chosen; an absent amount is unchanged. */
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

/** Accompanies a change of one associate, so that the contributions still add up to the capital. */
export const shares = { capital: z.optional(wholeAmount(creationCapital)), contributions };

/** Errors of every edit of an order. */
export const ORDER_EDIT_ERRORS = [
  'unauthenticated',
  'forbidden',
  'not_found',
  'validation_failed',
  'version_required',
  'stale_version',
  'transition_not_allowed',
] as const;
