import { randomUUID } from 'node:crypto';
import { fileIdIn, toFormData } from './order-content.ts';
import type { OrderRow } from './read/order-wire.ts';

/** The placeholder of the stored file in a form. Random, so that a caller cannot guess it and refer to a file that was not sent. */
export const STORED_FILE = randomUUID();

type SentForm = { type: string; data: Record<string, unknown> };
export type SentOrder = { package_id?: string; services: [SentForm] };

/** The body that would create this order, with a placeholder for its file; a copy that may be changed. */
export function toOrderBody({ content, service: type, package: bought }: OrderRow): SentOrder {
  const data = toFormData(content, fileIdIn(content) && STORED_FILE);
  return structuredClone({ services: [{ type, data }], ...(bought && { package_id: bought.id }) });
}

/** Whether a path names a field of a body. */
export function hasField(body: object, path: string): boolean {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = getParent(body, keys);
  return isObject(parent) && hasOwnField(parent, last);
}

/** Replaces the field at a path, or appends to a list. @returns whether the path exists */
export function replaceField(
  body: object,
  { field, value }: { field: string; value?: unknown },
): boolean {
  const keys = field.split('.');
  const last = keys.pop() ?? '';
  const parent = getParent(body, keys);
  if (Array.isArray(parent) && last === String(parent.length)) return parent.push(value) > 0;
  if (!isObject(parent) || !hasOwnField(parent, last)) return false;
  Object.assign(parent, { [last]: value });
  return true;
}

function getParent(body: object, keys: readonly string[]): unknown {
  let parent: unknown = body;
  for (const key of keys) parent = getOwnValue(parent, key);
  return parent;
}

function getOwnValue(parent: unknown, key: string): unknown {
  if (!isObject(parent) || !hasOwnField(parent, key)) return undefined;
  return Object.entries(parent).find(([own]) => own === key)?.[1];
}

/** An own and enumerable property: excludes prototypes and the length of a list. */
function hasOwnField(parent: object, key: string): boolean {
  return Object.prototype.propertyIsEnumerable.call(parent, key);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
