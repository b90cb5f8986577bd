import type { core } from '@tassis/contracts/schema';
import type { FieldValue, FormSchema } from '@tassis/forms';

/** The type of a field's value: that of the record, with '' in place of null. */
type FieldOf<Value> = [Value] extends [string | null]
  ? string
  : Value extends FieldValue
    ? Value
    : never;

/** The fields of a record that a control can hold. */
export type OwnName<Item> = {
  [Name in keyof Item & string]: Item[Name] extends FieldValue ? Name : never;
}[keyof Item & string];

/** The values of fields that have the names of the record's properties. */
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
  // The names are those of the record, and null became ''.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(values) as OwnFields<Item, Name>;
}

/**
 * Makes the body of an update: the typed values, and the record's values of the fields that the form does not show, so that
 * these are kept. An empty text becomes null where the contract allows null.
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
