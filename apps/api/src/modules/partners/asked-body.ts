import { SERVICE_TYPES } from '@tassis/domain';
import * as z from 'zod/mini';

/** The column `body` of a link request: the person as the partner entered them. */
const Person = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
});

const Service = z.looseObject({
  type: z.enum(SERVICE_TYPES),
  data: z.record(z.string(), z.unknown()),
});

/** The column `body` of an order request: the body without the PDF and the displayed price, and the id of the stored PDF. */
const AskedOrder = z.object({
  order: z.looseObject({ services: z.tuple([Service]) }),
  file: z.nullable(z.object({ id: z.uuid(), field: z.string() })),
});

export type AskedPerson = z.output<typeof Person>;
export type AskedOrder = z.output<typeof AskedOrder>;

export function parsePerson(body: Record<string, unknown> | null): AskedPerson {
  return Person.parse(body);
}

export function parseAskedOrder(body: Record<string, unknown> | null): AskedOrder {
  return AskedOrder.parse(body);
}

/** The body with a value (such as the PDF) put back into a field of its service. */
export function withField({ order }: AskedOrder, field: string, value: unknown) {
  const [service] = order.services;
  return { ...order, services: [{ ...service, data: { ...service.data, [field]: value } }] };
}

/** The part that stays after the answer: the kind of order, without personal data. */
export function emptied({ order }: AskedOrder): AskedOrder {
  const [{ type }] = order.services;
  return { order: { services: [{ type, data: {} }] }, file: null };
}
