import { asFields, isFields, updateAdminSettings, type AdminSettings } from '@tassis/contracts';
import { findBankAccount, LEGAL_NUMBERS, TO_FILL } from '@tassis/domain';
import type { Dependencies } from '../dependencies.ts';
import { changeSettings, readSettings } from '../modules/firm/admin-settings.service.ts';
import { readBody, formatViolation, violationsBelow } from './refuse.ts';
import type { Terminal } from './terminal.ts';

type Deps = Pick<Dependencies, 'db' | 'clock'>;
type Form = Omit<AdminSettings, 'version' | 'to_fill'>;
const { body: schema } = updateAdminSettings.request;

/**
 * Merges a file into the settings; parts and fields that it does not name stay.
 * @param given `{ "firm": { "phone": "+212 5 22 00 00 00" }, "billing": { "due_days": 30 } }`
 */
export async function writeSettings(
  deps: Deps,
  { given, actorId }: { given: unknown; actorId: string },
): Promise<AdminSettings> {
  const { version, to_fill: _toFill, ...form } = await readSettings(deps.db);
  const before = asFields(form);
  const parts = Object.entries(asFields(given)).map(([part, value]) => {
    const changed = isFields(value) ? { ...asFields(before[part]), ...value } : value;
    return [part, changed] as const;
  });
  const body = readBody(schema, { ...form, ...Object.fromEntries(parts) });
  return changeSettings(deps, { form: body, version, actorId });
}

/** Asks for each field that nobody has filled yet, and for the bank account. @returns null: nothing is to fill */
export async function askSettings(
  deps: Deps,
  { terminal, actorId }: { terminal: Terminal; actorId: string },
): Promise<AdminSettings | null> {
  const { version, to_fill: toFill, ...form } = await readSettings(deps.db);
  const hasBank = findBankAccount(form.firm.legal_numbers) !== null;
  if (toFill.length === 0 && hasBank) return null;
  const asked = await askLines(terminal, form, toFill);
  const numbered = await askNumbers(terminal, asked, toFill);
  const addressed = toFill.includes('addresses') ? await askAddress(terminal, numbered) : numbered;
  const filled = hasBank ? addressed : await askBank(terminal, addressed);
  return changeSettings(deps, { form: readBody(schema, filled), version, actorId });
}

/** The fields that are one line of text. */
const LINES = [
  ['name', 'Name of the firm, as the site shows it'],
  ['legal_name', 'Legal name, with its form (Tassis Conseil SARL)'],
  ['phone', 'Telephone (+212 5 22 00 00 00)'],
  ['whatsapp', 'WhatsApp (+212 6 00 00 00 00)'],
  ['email', 'E-mail address, from which mails are sent'],
] as const;

async function askLines(terminal: Terminal, form: Form, toFill: readonly string[]): Promise<Form> {
  let { firm } = form;
  for (const [field, question] of LINES) {
    if (!toFill.includes(field)) continue;
    const put = (answer: string) => ({ ...form, firm: { ...firm, [field]: answer } });
    ({ firm } = await askUntilRight(terminal, { question, path: `firm.${field}`, put }));
  }
  return { ...form, firm };
}

/** The numbers that a bill needs. */
async function askNumbers(terminal: Terminal, form: Form, toFill: readonly string[]) {
  if (!toFill.includes('legal_numbers')) return form;
  let filled = form;
  for (const label of LEGAL_NUMBERS) {
    const others = filled.firm.legal_numbers.filter((number) => number.label !== label);
    const before = filled;
    const put = (value: string) => withNumbers(before, [...others, { label, value }]);
    const path = `firm.legal_numbers.${others.length}`;
    filled = await askUntilRight(terminal, { question: label, path, put });
  }
  return filled;
}

async function askAddress(terminal: Terminal, form: Form): Promise<Form> {
  const put = (line: string, city: string) => {
    const seat = { label: 'Siège', lines: [line], city };
    return { ...form, firm: { ...form.firm, addresses: [seat] } };
  };
  const street = {
    question: 'Address of the seat: number and street',
    path: 'firm.addresses.0.lines',
    put: (answer: string) => put(answer, TO_FILL),
  };
  const line = (await askUntilRight(terminal, street)).firm.addresses[0]?.lines[0] ?? '';
  const city = {
    question: 'City of the seat',
    path: 'firm.addresses',
    put: (answer: string) => put(line, answer),
  };
  return askUntilRight(terminal, city);
}

/** The bank account is optional: without it nobody can pay by transfer. */
async function askBank(terminal: Terminal, form: Form): Promise<Form> {
  const others = form.firm.legal_numbers.filter(({ label }) => label !== 'RIB');
  for (;;) {
    const value = await terminal.ask('RIB of the bank account, 24 digits (nothing: later)');
    if (value === '') return form;
    const numbers = [...others, { label: 'RIB', value }];
    if (findBankAccount(numbers) !== null) return withNumbers(form, numbers);
    terminal.say('  These are not 24 digits whose last two prove the others.');
  }
}

function withNumbers(form: Form, numbers: Form['firm']['legal_numbers']): Form {
  return { ...form, firm: { ...form.firm, legal_numbers: numbers } };
}

type Question = { question: string; path: string; put: (answer: string) => Form };

/** Asks again, with the API's own words, until the answer obeys the API's own rules. */
async function askUntilRight(terminal: Terminal, { question, path, put }: Question): Promise<Form> {
  for (;;) {
    const form = put(await terminal.ask(question));
    const violations = violationsBelow(schema, form, path);
    if (violations.length === 0) return form;
    for (const violation of violations) terminal.say(`  ${formatViolation(violation)}`);
  }
}
