/** The lines in their order, without those that say again what a line before them said; case, accents and spaces do not count. */
export function eachOnce(lines: readonly string[]): readonly string[] {
  const said = new Map<string, string>();
  for (const line of lines) {
    const folded = fold(line);
    if (!said.has(folded)) said.set(folded, line);
  }
  return [...said.values()];
}

function fold(line: string): string {
  return line
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
}
