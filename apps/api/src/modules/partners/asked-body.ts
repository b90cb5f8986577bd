import { SERVICE_TYPES } from '@tassis/domain';
import * as z from 'zod/mini';

/** The column `body` of a link: the person as the partner wrote them. */
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

/** The column `body` of an order: the request body without PDF and shown price, and the id of the stored PDF. */
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

/** The body with something (a PDF, say) put back into a field of its service. */
export function withField({ order }: AskedOrder, field: string, value: unknown) {
  const [service] = order.services;
  return { ...order, services: [{ ...service, data: { ...service.data, [field]: value } }] };
}

/** What stays after the answer: the kind of order, without the people in it. */
export function emptied({ order }: AskedOrder): AskedOrder {
  const [{ type }] = order.services;
  return { order: { services: [{ type, data: {} }] }, file: null };
}
