/** The fields of an object of unknown shape: each may hold anything or be missing. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/**
 * Returns a value from outside (parsed JSON, storage, history state) as an object; an empty one when it is none.
 * @example const { version } = asFields(JSON.parse(text)); // unknown
 */
export function asFields(value: unknown): Fields {
  return isFields(value) ? value : {};
}
