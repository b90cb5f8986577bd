import { DRAFT_STORAGE_KEYS } from '@tassis/domain';

/**
 * Removes the person's form data from this browser: the drafts under the specification's names, and the tab's session
 * storage. Called at logout.
 */
export function clearStoredForms(): void {
  try {
    for (const key of Object.values(DRAFT_STORAGE_KEYS)) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // The browser forbids storage, so nothing was stored.
  }
}
