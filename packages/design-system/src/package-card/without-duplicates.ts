/** Removes lines that repeat an earlier one; case, accents and spaces do not count. */
export function withoutDuplicates(lines: readonly string[]): readonly string[] {
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
