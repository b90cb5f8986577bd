/** Fills the `{placeholders}` of a text. A placeholder without a value stays, so that a missing value is noticed. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/gu, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
