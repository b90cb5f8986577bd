import type { Explanation } from '@tassis/messages';

/** The form that a failure is told in. */
export type FormOutline<Name extends string> = {
  names: readonly Name[];
  /** Where the fields lie in what was sent: 'services.0.data'. */
  path?: string | undefined;
};

/** A failure as a form shows it: beside fields, and in one banner. */
export type MappedErrors<Name extends string> = {
  fields: Partial<Record<Name, string>>;
  /** One line each; empty when the fields say it all. */
  banner: string[];
};

/** Gives each complaint to the field it is about; what is about no field goes to the banner. */
export function mapApiErrors<Name extends string>(
  { text, fields }: Explanation,
  { names, path }: FormOutline<Name>,
): MappedErrors<Name> {
  const prefix = path ? `${path}.` : '';
  const mapped: MappedErrors<Name> = { fields: {}, banner: [] };
  for (const [place, texts] of Object.entries(fields)) {
    const name = names.find((candidate) => `${prefix}${candidate}` === place);
    if (name === undefined) mapped.banner.push(`${place}: ${texts.join(', ')}`);
    else mapped.fields[name] = texts[0] ?? text;
  }
  const silent = mapped.banner.length === 0 && Object.keys(mapped.fields).length === 0;
  if (silent) mapped.banner.push(text);
  return mapped;
}
