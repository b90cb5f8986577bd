import type { CompanyForm, IdentificationType } from '@tassis/domain';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { orderServices } from './order-services.ts';

/** For whom, under which of three names, and for what activity a certificate is asked. */
export const negativeCertificateRequests = pgTable('negative_certificate_requests', {
  serviceId: uuid('service_id')
    .primaryKey()
    .references(() => orderServices.id, { onDelete: 'cascade' }),
  /** Wire field `firstName`: 'Nom du bénéficiaire'. */
  familyName: text('family_name').notNull(),
  /** Wire field `lastName`: 'Prénom du bénéficiaire'. */
  givenName: text('given_name').notNull(),
  identificationType: text('identification_type').$type<IdentificationType>().notNull(),
  /** Only the number of the chosen document; the two others are null. */
  nationalIdNumber: text('national_id_number'),
  passportNumber: text('passport_number'),
  residenceCardNumber: text('residence_card_number'),
  companyForm: text('company_form').$type<CompanyForm>().notNull(),
  city: text('city').notNull(),
  firstProposedName: text('first_proposed_name').notNull(),
  secondProposedName: text('second_proposed_name').notNull(),
  thirdProposedName: text('third_proposed_name').notNull(),
  activity: text('activity').notNull(),
});
