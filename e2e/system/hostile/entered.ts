import { hostileStrings } from '@tassis/testing/hostile';
import type { SystemAddresses } from '../addresses.ts';
import { sql } from '../database.ts';
import { readBody } from '../json.ts';

export const strings: readonly string[] = Object.values(hostileStrings).flat();

/** The value of a field until a text that the rules refuse is written into the database as old data. */
export const PLAIN = 'Ancien texte';

/** How many texts a form has accepted, and how many it has refused. */
export type Outcomes = Record<string, { taken: number; refused: number }>;

type Entry<Data> = {
  /** The name of the form. */
  form: string;
  text: string;
  send: (text: string) => Promise<Response>;
  /** Returns SQL statements that write a text, as their last value, into the columns of the form. */
  keep: (data: Data) => readonly (readonly [statement: string, ...values: unknown[]])[];
};

/**
 * Sends a form with a text. If the rules refuse it, sends a plain text and writes the hostile one into the database, where old
 * data may contain it.
 */
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

/** The body of a response that must be a success. */
export async function answered<Data>(form: string, asked: Promise<Response>): Promise<Data> {
  const answer = await asked;
  if (!answer.ok) throw await unexpected(form, answer);
  return readBody<Data>(answer);
}

/** A text as PostgreSQL can store it. */
export function asStored(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

async function unexpected(form: string, answer: Response): Promise<Error> {
  return new Error(`${form}: ${answer.status} ${await answer.text()}`);
}
