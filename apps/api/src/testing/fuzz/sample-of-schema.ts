import type { Contract } from '@tassis/contracts';
import type { Random } from '@tassis/testing/builders';
import { toJSONSchema } from 'zod';

/** What of JSON Schema our contracts use. */
type Shape = {
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Shape[];
  oneOf?: readonly Shape[];
  format?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  items?: Shape;
  properties?: Readonly<Record<string, Shape>>;
  required?: readonly string[];
};

type Part = keyof Contract['request'];

const texts = [
  'Société Atlas',
  '2026-02-28',
  '2000-02-29',
  '0612345678',
  'AB123456',
  'someone@example.com',
  '%PDF-',
  Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64'),
  '12',
  'last',
  '',
] as const;

/** What fields of these names want, beyond their type: without it, next to nothing would get past the rules. */
const wanted: readonly [RegExp, (random: Random) => string][] = [
  [/e-?mail/iu, (random) => `f${random.digits(9)}@example.com`],
  [/phone|whatsapp/iu, (random) => `06${random.digits(8)}`],
  [/password/iu, () => 'Fuzz-Tassis-2026!'],
  [/user_?name/iu, (random) => `user${random.digits(9)}`],
  [/birth/iu, () => '1990-05-17'],
  [/date|^day$|^from$|^to$/iu, () => '2026-11-20'],
  [/city/iu, () => 'Casablanca'],
  [/national_?id|identification_?number|cin$/iu, (random) => `AB${random.digits(6)}`],
  [/^article$/u, () => 'ouvrir-un-commerce'],
  [/name|activity|address|subject|message|reason/iu, () => 'Société Atlas du Nord'],
];

const shapes = new Map<unknown, Shape>();

/** A value that a part of the contract's request may well accept, so that what is broken in it lies deep. */
export function sampleOfPart(
  contract: Contract,
  part: Part,
  { random, ids }: { random: Random; ids: readonly string[] },
): unknown {
  const schema = contract.request[part];
  if (schema === undefined) return undefined;
  let shape = shapes.get(schema);
  if (shape === undefined) {
    // The subset named above; what else it holds is not looked at.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    shape = toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
    shapes.set(schema, shape);
  }
  return sample(shape, random, ids);
}

function sample(shape: Shape, random: Random, ids: readonly string[]): unknown {
  if ('const' in shape) return shape.const;
  if (shape.enum !== undefined) return pickOne(shape.enum, random);
  const choices = shape.oneOf ?? shape.anyOf;
  if (choices !== undefined) return sample(pickOne(choices, random) ?? {}, random, ids);
  const type = typeof shape.type === 'string' ? shape.type : pickOne(shape.type ?? [], random);
  switch (type) {
    case 'object':
      return sampleObject(shape, random, ids);
    case 'array':
      return Array.from({ length: Math.max(shape.minItems ?? 0, random.integer(0, 2)) }, () =>
        sample(shape.items ?? {}, random, ids),
      );
    case 'integer':
    case 'number':
      return random.integer(shape.minimum ?? 0, Math.min(shape.maximum ?? 1e6, 1e6));
    case 'boolean':
      return random.integer(0, 1) === 1;
    case 'null':
      return null;
    default:
      return shape.format === 'uuid'
        ? pickOne(ids, random)
        : random.pick(texts).slice(0, shape.maxLength);
  }
}

function sampleObject(shape: Shape, random: Random, ids: readonly string[]): object {
  const { properties = {}, required = [] } = shape;
  const kept = Object.entries(properties).filter(
    ([name]) => required.includes(name) || random.integer(0, 2) > 0,
  );
  return Object.fromEntries(
    kept.map(([name, child]) => {
      const value = sample(child, random, ids);
      const [, fitting] = wanted.find(([names]) => names.test(name)) ?? [];
      const isFree = typeof value === 'string' && child.enum === undefined && !('const' in child);
      return [name, isFree && child.format !== 'uuid' ? (fitting?.(random) ?? value) : value];
    }),
  );
}

function pickOne<Value>(values: readonly Value[], random: Random): Value | undefined {
  return values[random.integer(0, values.length - 1)];
}
