type Environment = Readonly<Record<string, string | undefined>>;

/** Of the files that a backup misses, those that nobody has given up: `BACKUP_LOST_FILES` names the others, separated by commas. */
export function notGivenUp(missing: readonly string[], env: Environment): string[] {
  const lost = new Set((env['BACKUP_LOST_FILES'] ?? '').split(',').map((id) => id.trim()));
  return missing.filter((id) => !lost.has(id));
}
