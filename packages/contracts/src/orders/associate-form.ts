import {
  MORAL_ASSOCIATE_FIELDS,
  NATIONALITIES,
  PHYSICAL_ASSOCIATE_FIELDS,
  PHYSICAL_ASSOCIATE_IDENTIFIERS,
  wholeDirhams,
} from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { field, wholeAmount, wrong } from '../rule.ts';
import { chosenContributions, contributionFields } from './contribution.ts';
import { chosenNumber, identificationFields } from './identification.ts';
import { genderField } from './manager-form.ts';

const person = PHYSICAL_ASSOCIATE_FIELDS;
const company = MORAL_ASSOCIATE_FIELDS;

/** A person who owns a part of the company. Defaults: manager, Moroccan. */
export const PhysicalAssociateForm = z
  .strictObject({
    associateType: z.literal('physical', wrong),
    firstName: field(person.firstName),
    lastName: field(person.lastName),
    sex: genderField('required'),
    birthDate: field(person.birthDate),
    placeOfBirth: field(person.placeOfBirth),
    address: field(person.address),
    city: field(person.city),
    nationality: z.nullish(z.enum(NATIONALITIES, wrong)),
    ...identificationFields,
    email: field(person.email),
    phone: field(person.phone),
    isManager: z.optional(z.boolean(wrong)),
    ...contributionFields,
  })
  .check(chosenNumber(PHYSICAL_ASSOCIATE_IDENTIFIERS), chosenContributions);

/** A company that owns a part of the company. It is never a manager; the API computes its `shares`. */
export const MoralAssociateForm = z
  .strictObject({
    associateType: z.literal('moral', wrong),
    companyName: field(company.companyName),
    acronym: field(company.acronym),
    legalStatus: field(company.legalStatus),
    capital: wholeAmount(wholeDirhams, wrong),
    commercialRegisterNumber: field(company.commercialRegisterNumber),
    city: field(company.city),
    address: field(company.address),
    shares: z.nullish(z.number(wrong)),
    manager: z.optional(z.literal(false, wrong)),
    isManager: z.optional(z.literal(false, wrong)),
    ...contributionFields,
  })
  .check(chosenContributions);

/** An associate of either kind, by `associateType`. */
export const AssociateForm = z.discriminatedUnion(
  'associateType',
  [PhysicalAssociateForm, MoralAssociateForm],
  wrong,
);

export type PhysicalAssociateForm = z.input<typeof PhysicalAssociateForm>;
export type MoralAssociateForm = z.input<typeof MoralAssociateForm>;
