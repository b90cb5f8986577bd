/** What a style sheet gives to its custom properties, by name, as it is written there. What media queries say again is left out. */
export function declarationsIn(sheet = ''): Map<string, string> {
  const [always = ''] = sheet.split('@media');
  const found = always.replaceAll(/\/\*.*?\*\//gsu, '').matchAll(/(--[\w-]+):\s*([^;]+);/gu);
  return new Map(
    [...found].map(([, name = '', value = '']) => [name, value.replaceAll(/\s+/gu, ' ').trim()]),
  );
}

/** A value with its references followed: 'var(--ink-900)' → '#0c2b30'. Throws for one that leads nowhere. */
export function resolved(value: string, declared: ReadonlyMap<string, string>): string {
  return value.replaceAll(/var\((--[\w-]+)\)/gu, (_, name: string) => {
    const found = declared.get(name);
    if (found === undefined) throw new Error(`No token is called ${name}`);
    return resolved(found, declared);
  });
}
