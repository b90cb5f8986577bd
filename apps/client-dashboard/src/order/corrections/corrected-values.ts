import { asFields, isFields, type ParsedInputOf, type correctOrder } from '@tassis/contracts';
import { isAskedFor, isWithinPath } from '@tassis/domain';

type Correction = ParsedInputOf<typeof correctOrder>['body']['corrections'][number];

type Corrected = {
  /** The asked fields' paths in the form. */
  asked: readonly string[];
  /** The form as it would be sent now, and as it was before any input. */
  now: object;
  before: object;
  /** The order's data, including fields that no form has. */
  ordered: object;
  /** The prefix of the form's fields in the order's body: 'services.0.data'. */
  root: string;
};

const KIND = '.associateType';

/**
 * The values to send: every asked field, changed or not, and the fields that have changed with one. A person who becomes a
 * company is sent with all fields.
 */
export function toCorrections({ asked, now, before, ordered, root }: Corrected): Correction[] {
  const known = toLeaves(before);
  const changed = [...toLeaves(now)]
    .filter(([path, value]) => !isSame(value, known.get(path)))
    .map(([path]) => path);
  const whole = asked.map((path) =>
    path.endsWith(KIND) && changed.includes(path) ? path.slice(0, -KIND.length) : path,
  );
  const others = changed.filter(
    (path) => isAskedFor(asked, path) && !whole.some((each) => isWithinPath(each, path)),
  );
  const sent = whole.filter((path) => !whole.some((other) => isInside(other, path)));
  return [...new Set([...sent, ...others])].map((path) => ({
    field: `${root}.${path}`,
    value: findValue([now, ordered], path) ?? null,
  }));
}

/** The values of a form by path, in its order; those of people one by one. */
export function toLeaves(form: object): Map<string, unknown> {
  const leaves = Object.entries(form).flatMap(([name, value]): [string, unknown][] =>
    isPeople(value)
      ? value.flatMap((person, index) =>
          Object.entries(person).map(([field, told]): [string, unknown] => [
            `${name}.${index}.${field}`,
            told,
          ]),
        )
      : [[name, value]],
  );
  return new Map(leaves);
}

function isInside(outer: string, path: string): boolean {
  return outer !== path && isWithinPath(outer, path);
}

/** The value at a path, from the first record that has it. */
function findValue(records: readonly unknown[], path: string): unknown {
  return records
    .map((record) => path.split('.').reduce(findMember, record))
    .find((value) => value !== undefined);
}

function findMember(record: unknown, name: string): unknown {
  return asFields(record)[name];
}

function isPeople(value: unknown): value is Record<string, unknown>[] {
  return Array.isArray(value) && value.length > 0 && value.every(isFields);
}

/** Whether two values are sent as the same JSON. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
