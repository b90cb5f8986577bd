import { writtenText } from '../firm/firm-name.ts';
import { requiredLine } from '../validators/field.ts';
import { firstViolation, type Validator, type Violation } from '../validators/violation.ts';

/** The numbers that the law requires on a bill, besides the firm's name and address. */
export const LEGAL_NUMBERS = ['ICE', 'IF', 'RC', 'TP', 'Capital'] as const;
type LegalNumber = (typeof LEGAL_NUMBERS)[number];

type Labelled = { readonly label: string; readonly value: string };
type Place = { readonly lines: readonly string[]; readonly city: string };

/** Labels of these numbers, in lower case. */
const LABELS: Readonly<Record<LegalNumber, readonly string[]>> = {
  ICE: ['ice', 'identifiantcommundelentreprise'],
  IF: ['if', 'identifiantfiscal'],
  RC: ['rc', 'registreducommerce', 'registredecommerce'],
  TP: ['tp', 'taxeprofessionnelle', 'patente'],
  Capital: ['capital', 'capitalsocial'],
};

/** The legal name of the firm. */
export const legalName: Validator = (value) =>
  firstViolation(value, [
    requiredLine('required'),
    () => (isSaid(value) ? null : { code: 'required' }),
  ]);

/** Checks that no number that a bill requires is missing. */
export function legalNumbers(numbers: readonly Labelled[]): Violation | null {
  const said = new Set(
    numbers.filter(({ value }) => isSaid(value)).map(({ label }) => normalizeLabel(label)),
  );
  const missing = LEGAL_NUMBERS.filter((number) => !LABELS[number].some((name) => said.has(name)));
  if (missing.length === 0) return null;
  return { code: 'legal_numbers_missing', params: { missing: missing.join(', ') } };
}

/** Checks the firm's addresses: at least one, each complete; the first is its seat. */
export function firmAddresses(addresses: readonly Place[]): Violation | null {
  const isWhole = ({ lines, city }: Place) => lines.some(isSaid) && isSaid(city);
  if (addresses.length > 0 && addresses.every(isWhole)) return null;
  return { code: 'firm_address_required' };
}

type Firm = { legal_name: string; legal_numbers: readonly Labelled[]; addresses: readonly Place[] };

/** Returns the data of the firm that are missing for issuing bills. */
export function legalGaps(firm: Firm): (keyof Firm)[] {
  const violations: readonly [keyof Firm, Violation | null][] = [
    ['legal_name', legalName(firm.legal_name)],
    ['legal_numbers', legalNumbers(firm.legal_numbers)],
    ['addresses', firmAddresses(firm.addresses)],
  ];
  return violations.flatMap(([field, violation]) => (violation === null ? [] : [field]));
}

function isSaid(value: string): boolean {
  return writtenText(value) !== undefined;
}

function normalizeLabel(label: string): string {
  return label.toLowerCase().replaceAll(/[^a-z]/gu, '');
}
