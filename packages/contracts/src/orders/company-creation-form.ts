import { ADDRESS_TYPES, COMPANY_FORMS, creationCapital, GENERIC_FIELDS } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { atMost, field, wholeAmount, wrong } from '../rule.ts';
import { AssociateForm } from './associate-form.ts';
import { certificateOrNames, ownAddress, sharesAndCapital } from './company-creation-rules.ts';
import { ManagerForm } from './manager-form.ts';
import { pdfField } from './pdf-field.ts';

const missing = { error: 'required' };
const noAssociates = { error: 'creation_associates_required' };

/** A text that is used in one of the two cases; the form's rule validates it there. */
const inOneCase = z.nullish(z.string(wrong).check(atMost(2000, 'paragraph_too_long')));

/** The fields of the company itself; the form's rules check their combination. */
export const companyFormFields = {
  haveCertificate: z.boolean(missing),
  certificatNumber: inOneCase,
  certificate: z.nullish(pdfField('creation_field_required')),
  ICE: inOneCase,
  companyName: inOneCase,
  firstAppelation: inOneCase,
  secoundAppelation: inOneCase,
  thirdAppelation: inOneCase,
  activity: inOneCase,
  /** Position, from 0, among `associates`. */
  negativeCertificateAssociate: z.nullish(z.number(wrong)),
  legalStatus: z.nullish(z.enum(COMPANY_FORMS, wrong)),
  acronym: z.nullish(field(GENERIC_FIELDS.acronym)),
  addressType: z.enum(ADDRESS_TYPES, missing),
  address: inOneCase,
  /** Whole dirhams. */
  capital: wholeAmount(creationCapital),
};

/**
 * The submitted form of a company creation. With a certificate the API uses its number, ICE, company name and PDF;
 * without one, three names, the activity and the associate who applies for it. It accepts and drops the others.
 * `creationDays` also checks days of birth against today.
 */
export const CompanyCreationForm = z
  .strictObject({
    ...companyFormFields,
    associates: z
      .array(AssociateForm, noAssociates)
      .check(z.minLength(1, noAssociates), atMostItems(200)),
    externalManagers: z.optional(z.array(ManagerForm, wrong).check(atMostItems(50))),
  })
  .check(certificateOrNames, ownAddress, sharesAndCapital);

export type CompanyCreationForm = z.input<typeof CompanyCreationForm>;

/** A company creation in an order; the package may be set here or at the top level. */
export const CompanyCreationService = z.strictObject({
  type: z.literal('company_creation'),
  package_id: z.nullish(z.uuid(wrong)),
  data: CompanyCreationForm,
});

function atMostItems(max: number) {
  return z.maxLength(max, { error: 'too_many_items' });
}
