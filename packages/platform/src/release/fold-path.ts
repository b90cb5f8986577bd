/**
 * Normalizes a path for comparison: decoded, without accents, in lower case, with hyphens between words and without
 * a trailing slash. `/services/Formation%20&%20Stage` becomes `/services/formation-stage`.
 * @returns undefined when the path cannot be decoded
 */
export function foldPath(pathname: string): string | undefined {
  try {
    const segments = pathname.split('/').map((segment) => foldWords(decodeURIComponent(segment)));
    return segments.join('/').replace(/\/+$/, '');
  } catch {
    return undefined;
  }
}

function foldWords(words: string): string {
  return words
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
