import {
  areThresholdsInOrder,
  emailAddress,
  FEE_CODES,
  firmAddresses,
  firmPrice,
  legalName,
  legalNumbers,
  registrationPhone,
  requiredLine,
  vatRate,
} from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { calendarDay } from '../calendar-day.ts';
import { amount, field, obeying, toIssue, wrong } from '../rule.ts';
import { Firm } from './firm.ts';

const LIST_MAX = 20;
const DAYS_MAX = 100;

const line = field(requiredLine('required'));
const few = z.maxLength(LIST_MAX, wrong);
const mad = amount(firmPrice);
const days = (min: number) =>
  z.number(wrong).check(z.int(wrong), z.gte(min, wrong), z.lte(365, wrong));
const time = z.string(wrong).check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, wrong));

const Hours = z.strictObject({
  /** ISO week days, 1 = Monday. */
  days: z.array(z.number().check(z.int(wrong), z.gte(1, wrong), z.lte(7, wrong)), wrong).check(few),
  opens: z.nullable(time),
  closes: z.nullable(time),
});

const opensFirst = z.superRefine<z.output<typeof Hours>>(({ opens, closes }, context) => {
  const isOpen = opens !== null && closes !== null && opens < closes;
  const isClosed = opens === null && closes === null;
  if (!isOpen && !isClosed) context.addIssue(toIssue({ code: 'hours_invalid' }, ['closes']));
});

const LegalNumber = z.strictObject({ label: line, value: line });
const Address = z.strictObject({ label: line, lines: z.array(line).check(few), city: line });

/** The firm's data, without what the content area edits: questions, reviews, claims, banners. */
const FirmForm = z.strictObject({
  name: line,
  legal_name: field(legalName),
  legal_numbers: z.array(LegalNumber, wrong).check(few, obeying(legalNumbers)),
  phone: field(registrationPhone),
  whatsapp: field(registrationPhone),
  email: field(emailAddress),
  addresses: z.array(Address, wrong).check(few, obeying(firmAddresses)),
  hours: z.array(Hours.check(opensFirst), wrong).check(few),
  special_days: z.optional(
    z
      .array(z.strictObject({ day: calendarDay, open: z.boolean(wrong) }), wrong)
      .check(z.maxLength(DAYS_MAX, wrong)),
  ),
  social: z
    .array(
      z.strictObject({
        network: line,
        url: z.string(wrong).check(z.regex(/^https:\/\/[^\s"'<>]{1,240}$/u, wrong)),
      }),
      wrong,
    )
    .check(few),
});

const Fee = z.strictObject({ code: z.enum(FEE_CODES, wrong), amount: mad });

const eachOnce = z.superRefine<z.output<typeof Fee>[]>((fees, context) => {
  for (const [place, { code }] of fees.entries()) {
    const isRepeated = fees.findIndex((fee) => fee.code === code) < place;
    if (isRepeated) context.addIssue(toIssue({ code: 'invalid_value' }, [place, 'code']));
  }
});

const PricingForm = z.strictObject({
  vat_rate: amount(vatRate),
  /** The untaxed fees of a company creation; their sum is charged. */
  feesBreakdown: z.array(Fee, wrong).check(few, eachOnce),
  negative_certificate: z.strictObject({ service: mad, official_fees: mad }),
});

const Thresholds = z.strictObject({ upcoming: days(1), warning: days(1), critical: days(1) });

const inOrder = z.superRefine<z.output<typeof Thresholds>>((thresholds, context) => {
  if (areThresholdsInOrder(thresholds)) return;
  // Told at the one that begins too early.
  const early = thresholds.critical >= thresholds.warning ? 'critical' : 'warning';
  context.addIssue(toIssue({ code: 'thresholds_out_of_order' }, [early]));
});

const {
  faq: _faq,
  reviews: _reviews,
  claims: _claims,
  texts: _texts,
  banners: _banners,
  pricing: _pricing,
  ...firmFields
} = Firm.shape;

/** The settings of the firm, one record that an admin edits. */
export const AdminSettingsForm = z.strictObject({
  firm: FirmForm,
  pricing: PricingForm,
  /** Days before the end of a domiciliation at which each warning status begins. */
  warnings: Thresholds.check(inOrder),
  /** Days from a bill's issue to its due day. */
  billing: z.strictObject({ due_days: days(0) }),
});

const { shape } = FirmForm;

/** Some of the settings; of the firm, some of its fields. */
export const AdminSettingsChanges = z.strictObject({
  firm: z.optional(
    z.strictObject({
      name: z.optional(shape.name),
      legal_name: z.optional(shape.legal_name),
      legal_numbers: z.optional(shape.legal_numbers),
      phone: z.optional(shape.phone),
      whatsapp: z.optional(shape.whatsapp),
      email: z.optional(shape.email),
      addresses: z.optional(shape.addresses),
      hours: z.optional(shape.hours),
      special_days: shape.special_days,
      social: z.optional(shape.social),
    }),
  ),
  pricing: z.optional(AdminSettingsForm.shape.pricing),
  warnings: z.optional(AdminSettingsForm.shape.warnings),
  billing: z.optional(AdminSettingsForm.shape.billing),
});

export const AdminSettings = z.extend(AdminSettingsForm, {
  /** A new production database has placeholders, and an old one texts of its day: answers allow what the form refuses. */
  firm: z.object(firmFields),
  version: z.number(),
  /** Fields of `firm` that nobody has filled in yet, as in a new production database. */
  to_fill: z.array(z.string()),
});

export type AdminSettingsForm = z.output<typeof AdminSettingsForm>;
export type AdminSettingsChanges = z.output<typeof AdminSettingsChanges>;
export type AdminSettings = z.output<typeof AdminSettings>;
