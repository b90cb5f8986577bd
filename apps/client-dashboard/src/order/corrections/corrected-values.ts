import { asFields, isFields, type ParsedInputOf, type correctOrder } from '@tassis/contracts';
import { isAskedFor, isWithinPath } from '@tassis/domain';

type Correction = ParsedInputOf<typeof correctOrder>['body']['corrections'][number];

type Corrected = {
  /** The paths in the form that were asked for. */
  asked: readonly string[];
  /** The form as it would be sent now, and as it was before anything was typed. */
  now: object;
  before: object;
  /** What the order has, also of what the form does not ask. */
  ordered: object;
  /** Where fields of the form stand in the order's body: 'services.0.data'. */
  root: string;
};

const KIND = '.associateType';

/**
 * What is sent: every field that was asked for, changed or not, and what has changed with one. Of somebody who has
 * become a company everything is sent.
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

/** The paths of a form in the order in which it has them, fields of people apart. */
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

/** What stands at a path of the first of these records that has it. */
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

/** Whether two values would be sent alike. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
