import { Firm } from '@tassis/contracts';
import {
  DEFAULT_WARNING_THRESHOLDS,
  FEE_CODES,
  type PricingSettings,
  type WarningThresholds,
} from '@tassis/domain';
import { inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Executor } from '../../database/client.ts';
import { settings } from '../../database/schema/index.ts';

const FirmRecord = z.omit(Firm, {
  pricing: true,
  faq: true,
  reviews: true,
  texts: true,
  banners: true,
});
/** The figures among the claims that content admins edit. */
const Figures = z.array(z.object({ name: z.string(), figure: z.optional(z.string()) }));
const amount = z.int().check(z.gte(0));
const Pricing = z.object({
  vatBasisPoints: amount,
  creationFees: z.array(z.object({ code: z.enum(FEE_CODES), amount })),
  negativeCertificate: z.object({ service: amount, officialFees: amount }),
});

const Billing = z.object({ dueDays: z.int().check(z.gte(0), z.lte(365)) });
/** The default billing settings. */
const USUAL_BILLING = { dueDays: 15 };

const days = z.int().check(z.gte(1));
const Thresholds = z.object({ upcoming: days, warning: days, critical: days });

export type FirmRecord = z.output<typeof FirmRecord>;

/**
 * The public facts about the firm; its rates, questions and reviews are records of their own. So are its claims, once the
 * content admins have edited them; until then they are those of the firm's own record.
 */
export async function findFirm(db: Executor): Promise<FirmRecord> {
  const values = await readValues(db, ['firm', 'claims']);
  const firm = z.parse(FirmRecord, present('firm', values.get('firm')));
  const claims = values.get('claims');
  return claims === undefined ? firm : { ...firm, claims: parseFigures(claims) };
}

function parseFigures(stored: unknown): FirmRecord['claims'] {
  const claims = z.parse(Figures, stored);
  return Object.fromEntries(claims.flatMap(({ name, figure }) => (figure ? [[name, figure]] : [])));
}

/** The firm's rates, in centimes and basis points. */
export function findPricing(db: Executor): Promise<PricingSettings> {
  return readSetting(db, 'pricing', Pricing);
}

/** The number of days before its end at which each step of a domiciliation's warning begins. */
export async function findWarningThresholds(db: Executor): Promise<WarningThresholds> {
  const value = await readValue(db, 'warnings');
  return value === undefined ? DEFAULT_WARNING_THRESHOLDS : z.parse(Thresholds, value);
}

/** The billing settings. */
export async function findBilling(db: Executor): Promise<z.output<typeof Billing>> {
  const value = await readValue(db, 'billing');
  return value === undefined ? USUAL_BILLING : z.parse(Billing, value);
}

async function readSetting<Schema extends z.core.$ZodType>(
  db: Executor,
  key: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  return z.parse(schema, present(key, await readValue(db, key)));
}

function present(key: string, value: unknown): unknown {
  if (value !== undefined) return value;
  throw new Error(`The settings have no '${key}': the firm is not set up`);
}

async function readValue(db: Executor, key: string): Promise<unknown> {
  return (await readValues(db, [key])).get(key);
}

async function readValues(db: Executor, keys: string[]): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, keys));
  return new Map(rows.map(({ key, value }) => [key, value]));
}
