import {
  createPartnerClientForm,
  toViolations,
  type ImportedRow,
  type PartnerProfile,
} from '@tassis/contracts';
import { canonicalEmail } from '@tassis/domain';
import { translate, type Locale } from '@tassis/messages';
import * as z from 'zod/mini';
import type { Executor } from '../../database/client.ts';
import { askClient, isAsked } from './ask-client.service.ts';
import { assertWithinDay } from './asking-limit.ts';
import { findLink } from './link-request.repository.ts';

type Import = {
  partner: PartnerProfile;
  rows: readonly Record<string, unknown>[];
  isDryRun: boolean;
  locale: Locale;
  now: Date;
};

/** Asks every person whose row is valid; with `dry_run` only reports who would be asked. */
export async function importClients(tx: Executor, list: Import): Promise<ImportedRow[]> {
  const seen = new Set<string>();
  const results: ImportedRow[] = [];
  for (const [row, values] of list.rows.entries()) {
    results.push({ row, ...(await importRow(tx, { list, values, seen })) });
  }
  await assertWithinDay(tx, { partnerId: list.partner.id, now: list.now });
  return results;
}

type Row = { list: Import; values: Record<string, unknown>; seen: Set<string> };

async function importRow(
  tx: Executor,
  { list, values, seen }: Row,
): Promise<Omit<ImportedRow, 'row'>> {
  const { partner, isDryRun, locale, now } = list;
  const parsed = z.safeParse(createPartnerClientForm(partner.email), values);
  if (!parsed.success) return { status: 'invalid', errors: toErrors(parsed.error.issues, locale) };
  const email = canonicalEmail(parsed.data.email);
  if (seen.has(email)) return { status: 'repeated' };
  seen.add(email);
  const link = await findLink(tx, { partnerId: partner.id, email });
  if (isAsked(link, now)) return { status: 'already_asked' };
  if (isDryRun) return { status: 'ready' };
  await askClient(tx, { partner, form: parsed.data, locale, now });
  return { status: 'asked' };
}

function toErrors(issues: readonly z.core.$ZodIssue[], locale: Locale): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { path, violation } of toViolations(issues)) {
    (errors[path] ??= []).push(translate(locale, violation.code, violation.params));
  }
  return errors;
}
