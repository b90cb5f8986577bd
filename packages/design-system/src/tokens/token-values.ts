/** The declared values of a style sheet's custom properties by name, without those in media queries. */
export function declarationsIn(sheet = ''): Map<string, string> {
  const [always = ''] = sheet.split('@media');
  const found = always.replaceAll(/\/\*.*?\*\//gsu, '').matchAll(/(--[\w-]+):\s*([^;]+);/gu);
  return new Map(
    [...found].map(([, name = '', value = '']) => [name, value.replaceAll(/\s+/gu, ' ').trim()]),
  );
}

/** Resolves a value's references: 'var(--ink-900)' → '#0c2b30'. Throws for an unknown one. */
export function resolved(value: string, declared: ReadonlyMap<string, string>): string {
  return value.replaceAll(/var\((--[\w-]+)\)/gu, (_, name: string) => {
    const found = declared.get(name);
    if (found === undefined) throw new Error(`No token is called ${name}`);
    return resolved(found, declared);
  });
}
