/** A page that takes the secret of this mail. */
export function tokenPath(page: `/${string}`, token: string): string {
  return `${page}?token=${encodeURIComponent(token)}`;
}
