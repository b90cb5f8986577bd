/** A form without a new PDF sends none: the order keeps its own. */
export function withKeptFile(wire: object): object {
  return Object.fromEntries(
    Object.entries(wire).filter(([name, value]) => !FILES.has(name) || value !== ''),
  );
}

const FILES: ReadonlySet<string> = new Set(['certificate', 'negativeCertificate']);
