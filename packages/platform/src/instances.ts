declare global {
  var tassisInstances: Record<string, number> | undefined;
}

function counts(): Record<string, number> {
  return (globalThis.tassisInstances ??= {});
}

/**
 * Notes that a package that must exist once in a page was evaluated. Called by the shared packages when they
 * are set up; a second copy raises the count, which the browser tests read.
 */
export function countInstance(name: string): void {
  counts()[name] = (counts()[name] ?? 0) + 1;
}

/** How often each shared package was set up in this page; 1 each is right. */
export function instanceCounts(): Readonly<Record<string, number>> {
  return counts();
}
