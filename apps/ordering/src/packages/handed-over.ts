const KEY = 'selectedPackageFromDomiciliation';

/** Stores the code of a package for the page of company creation. Where storage is forbidden, the URL still names it. */
export function handOver(code: string): void {
  attempt(() => localStorage.setItem(KEY, code));
}

/** Returns the stored code and removes it. */
export function takeHandedOver(): string | null {
  return attempt(() => {
    const code = localStorage.getItem(KEY);
    localStorage.removeItem(KEY);
    return code;
  });
}

function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}
