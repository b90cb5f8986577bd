import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** A width of a picture, and the stored file that holds it. */
export type ImageSize = { width: number; fileId: string };

/** A picture of the site. */
export const images = pgTable('images', {
  /** A hash of the encoded picture: the same picture is stored once. */
  id: text('id').primaryKey(),
  /** The alternative text. */
  description: text('description').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** The smallest first. */
  sizes: jsonb('sizes').$type<ImageSize[]>().notNull(),
  createdAt: createdAt(),
});
