const IN_BODY = /^services\.\d+\.data\./u;

/** A path as the server names it, from the form on: 'services.0.data.associates.1.cin' → 'associates.1.cin'. */
export function toFormPath(path: string): string {
  return path.replace(IN_BODY, '');
}
