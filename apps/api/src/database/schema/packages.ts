import type { EnglishTexts } from '@tassis/domain';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { centimes, createdAt, id, moment, version } from './columns.ts';

/** What the firm sells. Prices in centimes, before tax. */
export const packages = pgTable(
  'packages',
  {
    id: id(),
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    priceCentimes: centimes('price_centimes').notNull(),
    domiciliationDurationMonths: integer('domiciliation_duration_months').notNull().default(0),
    domiciliationMonthlyRateCentimes: centimes('domiciliation_monthly_rate_centimes')
      .notNull()
      .default(0),
    includesCompanyCreation: boolean('includes_company_creation').notNull().default(false),
    /** 0 when creation is included in `priceCentimes`. */
    companyCreationPriceCentimes: centimes('company_creation_price_centimes').notNull().default(0),
    optionalCompanyCreation: boolean('optional_company_creation').notNull().default(false),
    optionalCompanyCreationPriceCentimes: centimes('optional_company_creation_price_centimes')
      .notNull()
      .default(0),
    isFeatured: boolean('is_featured').notNull().default(false),
    badgeText: text('badge_text'),
    badgeConfig: jsonb('badge_config').$type<{ text?: string | undefined }>(),
    highlightText: text('highlight_text'),
    includedServices: jsonb('included_services').$type<string[]>().notNull().default([]),
    features: jsonb('features').$type<string[]>().notNull().default([]),
    /** Texts in English; none of those that are missing. */
    english: jsonb('english').$type<Partial<EnglishTexts>>().notNull().default({}),
    status: text('status', { enum: ['draft', 'published', 'archived'] })
      .notNull()
      .default('draft'),
    position: integer('position').notNull().default(0),
    version: version(),
    /** The version that last changed the content; later versions changed the status alone. */
    contentVersion: integer('content_version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('packages_status_position').on(table.status, table.position, table.id)],
);
