const IN_BODY = /^services\.\d+\.data\./u;

/** The path within the form of a path of the server: 'services.0.data.associates.1.cin' → 'associates.1.cin'. */
export function toFormPath(path: string): string {
  return path.replace(IN_BODY, '');
}
