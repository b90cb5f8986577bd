import type { AssociateKind, ContributionType } from '@tassis/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { centimes, id, personColumns } from './columns.ts';
import { companies } from './companies.ts';

/** Who owns a part of a company: a person, or another company. */
export const associates = pgTable(
  'associates',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    kind: text('kind').$type<AssociateKind>().notNull(),
    /** Filled for a person, null for a company. */
    ...personColumns(),
    isManager: boolean('is_manager').notNull().default(false),
    /** Filled for a company, null for a person. */
    companyName: text('company_name'),
    acronym: text('acronym'),
    legalForm: text('legal_form'),
    /** Whole dirhams. */
    capital: bigint('capital', { mode: 'number' }),
    registerNumber: text('register_number'),
    contributionTypes: text('contribution_types').array().$type<ContributionType[]>().notNull(),
    numericalCentimes: centimes('numerical_centimes').notNull().default(0),
    inKindCentimes: centimes('in_kind_centimes').notNull().default(0),
    inKindDescription: text('in_kind_description'),
    /** The negative certificate is asked in this associate's name. */
    holdsCertificate: boolean('holds_certificate').notNull().default(false),
  },
  (table) => [
    index('associates_company_id').on(table.companyId, table.position),
    uniqueIndex('associates_one_certificate_holder')
      .on(table.companyId)
      .where(sql`${table.holdsCertificate}`),
  ],
);
