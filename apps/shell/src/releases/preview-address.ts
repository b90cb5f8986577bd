/**
 * The address that opens a release of an area in this browser alone, by its version or by the name of a preview. The site
 * answers it, and leads back to this page.
 */
export function previewAddress(id: string, what: string): string {
  return `?mfe=${id}@${what}`;
}
