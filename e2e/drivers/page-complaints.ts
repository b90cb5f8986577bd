/**
 * Runs in a page that was just loaded: notes what the page complains of from now on. WebKitGTK tells a driver nothing
 * of its console.
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

/** Runs in the page: what was noted, which is then forgotten. */
export function readComplaints(): string[] {
  const noted: unknown = Reflect.get(globalThis, 'complaints');
  return Array.isArray(noted) ? noted.splice(0).map(String) : [];
}
