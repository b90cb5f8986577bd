/** Removes the stored PDF from a form: without a new file the order retains its own. */
export function withStoredFile(wire: object): object {
  return Object.fromEntries(
    Object.entries(wire).filter(([name, value]) => !FILES.has(name) || value !== ''),
  );
}

const FILES: ReadonlySet<string> = new Set(['certificate', 'negativeCertificate']);
