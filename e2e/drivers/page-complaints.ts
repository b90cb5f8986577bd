/**
 * Runs in a page that has just loaded: records the page's errors and warnings, because WebKitGTK does not report its console
 * to a driver.
 */
export function noteComplaints(): void {
  const complaints: string[] = [];
  Object.assign(globalThis, { complaints });
  const note = (...words: unknown[]) => complaints.push(words.map(String).join(' '));
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(violatedDirective, blockedURI),
  );
  Object.assign(console, { error: note, warn: note });
}

/** Runs in the page: returns the recorded ones and clears them. */
export function readComplaints(): string[] {
  const noted: unknown = Reflect.get(globalThis, 'complaints');
  return Array.isArray(noted) ? noted.splice(0).map(String) : [];
}
