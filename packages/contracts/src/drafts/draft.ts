import { DRAFT_SERVICES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { wrong } from '../rule.ts';

/** Most files that a draft keeps. */
export const DRAFT_FILES_MAX = 5;

/** Which form the draft is of. */
export const draftPath = { service: z.enum(DRAFT_SERVICES, wrong) };

/** And which of its fields a file is for. */
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

/** The same with what stands in it, as base64 without a prefix. */
export const DraftFileContent = z.extend(DraftFile, { content: z.string() });

/** A draft in the list of those that can be taken up again. */
export const DraftSummary = z.object({
  service: z.enum(DRAFT_SERVICES),
  files: z.array(DraftFile),
  updated_at: z.string(),
  /** Counts the writes of `data`; files are replaced one by one and do not count. */
  version: z.number(),
});

/** A form that is not sent yet, whatever stands in it. */
export const Draft = z.extend(DraftSummary, { data: z.record(z.string(), z.unknown()) });

export type DraftSummary = z.output<typeof DraftSummary>;
export type Draft = z.output<typeof Draft>;
export type DraftFileContent = z.output<typeof DraftFileContent>;
