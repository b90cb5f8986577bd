import type { DomiciliationLegalForm, IdentificationType } from '@tassis/domain';
import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id } from './columns.ts';
import { orderServices } from './order-services.ts';
import { storedFiles } from './stored-files.ts';

/** What a `domiciliation` service asks for: which company moves in, from when, for how long. */
export const domiciliationRequests = pgTable('domiciliation_requests', {
  id: id(),
  serviceId: uuid('service_id')
    .notNull()
    .unique()
    .references(() => orderServices.id, { onDelete: 'cascade' }),
  startDate: date('start_date').notNull(),
  durationMonths: integer('duration_months').notNull(),
  endDate: date('end_date').notNull(),
  identificationType: text('identification_type').$type<IdentificationType>().notNull(),
  identifierValue: text('identifier_value').notNull(),
  companyName: text('company_name').notNull(),
  acronym: text('acronym'),
  legalForm: text('legal_form').$type<DomiciliationLegalForm>(),
  ice: text('ice').notNull(),
  certificateFileId: uuid('certificate_file_id').references(() => storedFiles.id),
});
