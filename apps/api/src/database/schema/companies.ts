import type { AddressType, CompanyForm } from '@tassis/domain';
import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id } from './columns.ts';
import { orderServices } from './order-services.ts';
import { storedFiles } from './stored-files.ts';

/** The company that a `company_creation` service is to create. */
export const companies = pgTable('companies', {
  id: id(),
  serviceId: uuid('service_id')
    .notNull()
    .unique()
    .references(() => orderServices.id, { onDelete: 'cascade' }),
  haveCertificate: boolean('have_certificate').notNull(),
  /** With a certificate: its number, the company's name and ICE, and the document itself. */
  certificateNumber: text('certificate_number'),
  companyName: text('company_name'),
  ice: text('ice'),
  acronym: text('acronym'),
  certificateFileId: uuid('certificate_file_id').references(() => storedFiles.id),
  /** Without one: what to ask the register for. Whose name it is asked in stands in `associates`. */
  firstProposedName: text('first_proposed_name'),
  secondProposedName: text('second_proposed_name'),
  thirdProposedName: text('third_proposed_name'),
  activity: text('activity'),
  /** Whole dirhams. */
  capital: bigint('capital', { mode: 'number' }).notNull(),
  addressType: text('address_type').$type<AddressType>().notNull(),
  address: text('address').notNull(),
  legalForm: text('legal_form').$type<CompanyForm>().notNull(),
});
