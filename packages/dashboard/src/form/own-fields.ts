import type { core } from '@tassis/contracts/schema';
import type { FieldValue, FormSchema } from '@tassis/forms';

/** What a field holds of a record's value: where that may be null, an empty text. */
type FieldOf<Value> = [Value] extends [string | null]
  ? string
  : Value extends FieldValue
    ? Value
    : never;

/** The fields of a record that a control can hold. */
export type OwnName<Item> = {
  [Name in keyof Item & string]: Item[Name] extends FieldValue ? Name : never;
}[keyof Item & string];

/** The values of fields that are named as in the record. */
export type OwnFields<Item, Name extends keyof Item & string> = {
  [Key in Name]: FieldOf<Item[Key]>;
};

/** The schema of a body, field by field. */
export type BodySchema<Body> = core.$ZodType<unknown, Body> &
  FormSchema & {
    shape: Readonly<Record<string, { safeParse: (value: unknown) => { success: boolean } }>>;
  };

/** Reads the fields from a record. */
export function toOwnFields<Item, Name extends OwnName<Item>>(
  record: Item,
  names: readonly Name[],
): OwnFields<Item, Name> {
  const values = names.map((name) => [name, record[name] ?? '']);
  // The names are those of the record, and a null became the empty text.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(values) as OwnFields<Item, Name>;
}

/**
 * Makes the body of an update: the typed values, and from the record what the form does not show, so that it is not
 * set back. An empty text becomes null where the contract takes null.
 */
export function toOwnBody<Body>(
  { shape }: BodySchema<Body>,
  record: object,
  typed: Readonly<Record<string, FieldValue>>,
): Body {
  const all: Record<string, unknown> = { ...record, ...typed };
  const body = Object.entries(shape).map(([name, rule]) => {
    const value = all[name];
    return [name, value === '' && rule.safeParse(null).success ? null : value];
  });
  // The form checks the body by the same schema before it sends it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(body) as Body;
}
