const drafts = ['companyCreationFormData', 'domiciliationFormData', 'negativeCertificatFormData'];

/**
 * Removes what forms keep of a person in this browser: the drafts by the spec's names, and all that this tab keeps
 * while it is typed. Done at logout.
 */
export function clearStoredForms(): void {
  try {
    for (const key of drafts) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}
