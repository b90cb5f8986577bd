/** The name of a story's picture, without accents: `formulaires-field--plain` → `formulaires-field/plain`. */
export function toPictureName(id: string): string {
  return id.normalize('NFD').replaceAll(/\p{M}/gu, '').replace('--', '/');
}
