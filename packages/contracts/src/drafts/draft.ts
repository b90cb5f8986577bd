import { DRAFT_SERVICES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { wrong } from '../rule.ts';

/** Most files of a draft. */
export const DRAFT_FILES_MAX = 5;

/** The draft's form. */
export const draftPath = { service: z.enum(DRAFT_SERVICES, wrong) };

/** The draft's form and the field of a file. */
export const draftFilePath = {
  ...draftPath,
  field: z.string(wrong).check(z.regex(/^[A-Za-z]\w{0,63}$/u, wrong)),
};

const DraftFile = z.object({
  field: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.number(),
});

/** A file with its content, as base64 without a prefix. */
export const DraftFileContent = z.extend(DraftFile, { content: z.string() });

/** A form that is not submitted yet, with any data. */
export const Draft = z.object({
  service: z.enum(DRAFT_SERVICES),
  data: z.record(z.string(), z.unknown()),
  files: z.array(DraftFile),
  updated_at: z.string(),
  /** Counts the writes of `data`, not those of files. */
  version: z.number(),
});

/** A draft in the list of all that a client has begun. */
export const BegunDraft = z.extend(Draft, {
  /** The name of the package in `data`; null without one that the site has shown. */
  package_name: z.nullable(z.string()),
});

export type Draft = z.output<typeof Draft>;
export type BegunDraft = z.output<typeof BegunDraft>;
export type DraftFileContent = z.output<typeof DraftFileContent>;
