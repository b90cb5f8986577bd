/** Fills the `{placeholders}` of a text; one without a value stays, so that its absence is seen. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/gu, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
