import { NEGATIVE_CERTIFICATE_FIELDS, NEGATIVE_CERTIFICATE_IDENTIFIERS } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { field } from '../rule.ts';
import { distinctNames } from './distinct-names.ts';
import { chosenNumber, identificationFields } from './identification.ts';

const rules = NEGATIVE_CERTIFICATE_FIELDS;

/**
 * The submitted form of a negative certificate. The keys are in the order in which errors are listed. The API uses
 * the number of the chosen document (CIN when none is chosen), and accepts and drops the two others and the old
 * fields `identifier` and `identifierNb`.
 */
export const NegativeCertificateForm = z
  .strictObject({
    firstName: field(rules.firstName),
    lastName: field(rules.lastName),
    formJuridique: field(rules.formJuridique),
    ville: field(rules.ville),
    firstAppelation: field(rules.firstAppelation),
    secoundAppelation: field(rules.secoundAppelation),
    thirdAppelation: field(rules.thirdAppelation),
    activity: field(rules.activity),
    ...identificationFields,
    identifier: z.nullish(z.unknown()),
    identifierNb: z.nullish(z.unknown()),
  })
  .check(distinctNames, chosenNumber(NEGATIVE_CERTIFICATE_IDENTIFIERS));

export type NegativeCertificateForm = z.input<typeof NegativeCertificateForm>;
