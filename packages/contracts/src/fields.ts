/** What something of unknown shape holds, by name: any field may hold anything, or be missing. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether it has fields at all. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/**
 * The fields of what came from outside (a parsed text, a storage, a navigation's state); none where it has no fields.
 * @example const { version } = asFields(JSON.parse(text)); // unknown
 */
export function asFields(value: unknown): Fields {
  return isFields(value) ? value : {};
}
