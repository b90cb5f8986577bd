import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';

/** What somebody wrote to the firm, from a service's page, the contact page or a dashboard. */
export const contactSubmissions = pgTable('contact_submissions', {
  id: id(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  company: text('company'),
  /** The service asked about, or the subject. */
  service: text('service').notNull(),
  message: text('message').notNull(),
  source: text('source', { enum: ['service_page', 'contact_page', 'dashboard'] }).notNull(),
  createdAt: createdAt(),
});
