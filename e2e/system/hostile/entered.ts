import { hostileStrings } from '@tassis/testing/hostile';
import type { SystemAddresses } from '../addresses.ts';
import { sql } from '../database.ts';
import { readBody } from '../json.ts';

export const strings: readonly string[] = Object.values(hostileStrings).flat();

/** What stands in a field until a text that its rules refuse is put there as old data. */
export const PLAIN = 'Ancien texte';

/** How many texts a form has taken, and how many its rules have refused. */
export type Outcomes = Record<string, { taken: number; refused: number }>;

type Entry<Data> = {
  /** Which form. */
  form: string;
  text: string;
  send: (text: string) => Promise<Response>;
  /** SQL statements that write a text, their last value, to the column of the form. */
  keep: (data: Data) => readonly (readonly [statement: string, ...values: unknown[]])[];
};

/** Sends a form with a text; where its rules refuse it, with a plain one, and puts the text there as old data holds it. */
export async function enter<Data>(
  system: SystemAddresses,
  outcomes: Outcomes,
  { form, text, send, keep }: Entry<Data>,
): Promise<Data> {
  const outcome = (outcomes[form] ??= { taken: 0, refused: 0 });
  const answer = await send(text);
  if (answer.ok) {
    outcome.taken += 1;
    return readBody<Data>(answer);
  }
  if (![400, 422].includes(answer.status)) throw await unexpected(form, answer);
  outcome.refused += 1;
  const plain = await send(PLAIN);
  if (!plain.ok) throw await unexpected(form, plain);
  const data = await readBody<Data>(plain);
  for (const [statement, ...values] of keep(data))
    await sql(system, statement, [...values, asStored(text)]);
  return data;
}

/** The body of an answer that must be good. */
export async function answered<Data>(form: string, asked: Promise<Response>): Promise<Data> {
  const answer = await asked;
  if (!answer.ok) throw await unexpected(form, answer);
  return readBody<Data>(answer);
}

/** A text as a database can hold it. */
export function asStored(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

async function unexpected(form: string, answer: Response): Promise<Error> {
  return new Error(`${form}: ${answer.status} ${await answer.text()}`);
}
