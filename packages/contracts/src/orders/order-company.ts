import {
  ADDRESS_TYPES,
  COMPANY_FORMS,
  CONTRIBUTION_TYPES,
  GENDERS,
  IDENTIFICATION_TYPES,
} from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { Mad } from '../money.ts';

const line = z.nullable(z.string());

/** A PDF that was submitted with an order, and its document. */
export const OrderFile = z.object({ name: z.string(), document_id: z.nullable(z.uuid()) });

/** As stored: one identifier is set, the two others are null. */
const person = {
  firstName: z.string(),
  lastName: z.string(),
  sex: z.nullable(z.enum(GENDERS)),
  /** A day. */
  birthDate: line,
  placeOfBirth: z.string(),
  address: z.string(),
  city: z.string(),
  nationality: z.string(),
  identificationType: z.nullable(z.enum(IDENTIFICATION_TYPES)),
  cin: line,
  passport: line,
  carteSejour: line,
  email: z.string(),
  phone: z.string(),
};

/** In MAD; null where that kind of contribution is not chosen. */
const contribution = {
  contributionTypes: z.array(z.enum(CONTRIBUTION_TYPES)),
  numerical_amount: z.nullable(Mad),
  description: line,
  contribution_valorisation: z.nullable(Mad),
};

const physicalAssociate = {
  associateType: z.literal('physical'),
  ...person,
  isManager: z.boolean(),
  ...contribution,
};

const moralAssociate = {
  associateType: z.literal('moral'),
  companyName: z.string(),
  acronym: z.string(),
  legalStatus: z.string(),
  /** Whole dirhams. */
  capital: z.int(),
  commercialRegisterNumber: z.string(),
  city: z.string(),
  address: z.string(),
  /** Its contribution in money, in percent of the capital. */
  shares: z.number(),
  ...contribution,
};

const id = z.uuid();

/** An owner of a part of the company: a person, or another company. */
export const OrderAssociate = z.discriminatedUnion('associateType', [
  z.object({ id, ...physicalAssociate }),
  z.object({ id, ...moralAssociate }),
]);

/** A manager before anything is ordered. */
export const AskedManager = z.object(person);

/** A manager who owns no part, or manages a company that moves in. */
export const OrderManager = z.object({ id, ...person });

/** Of a company: what is no list and no file. */
export const companyRecordFields = {
  haveCertificate: z.boolean(),
  certificatNumber: line,
  ICE: line,
  companyName: line,
  firstAppelation: line,
  secoundAppelation: line,
  thirdAppelation: line,
  activity: line,
  /** Position, from 0, among the associates. */
  negativeCertificateAssociate: z.nullable(z.int()),
  legalStatus: z.enum(COMPANY_FORMS),
  acronym: line,
  addressType: z.enum(ADDRESS_TYPES),
  address: z.string(),
  /** Whole dirhams. */
  capital: z.int(),
};

/** The company that an order creates. */
export const OrderCompany = z.object({
  id,
  ...companyRecordFields,
  certificate: z.nullable(OrderFile),
  associates: z.array(OrderAssociate),
  managers: z.array(OrderManager),
});

/** The same before it is ordered. */
export const AskedCompany = z.object({
  ...companyRecordFields,
  associates: z.array(
    z.discriminatedUnion('associateType', [z.object(physicalAssociate), z.object(moralAssociate)]),
  ),
  externalManagers: z.array(AskedManager),
});

export type OrderFile = z.output<typeof OrderFile>;
export type OrderAssociate = z.output<typeof OrderAssociate>;
export type OrderManager = z.output<typeof OrderManager>;
export type OrderCompany = z.output<typeof OrderCompany>;
