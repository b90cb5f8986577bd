import type { Locator } from '@playwright/test';

/** Chooses a PDF (base64) in a field, and waits until it was read. */
export async function givePdf(field: Locator, content: string): Promise<void> {
  const buffer = Buffer.from(content, 'base64');
  await field.setInputFiles({ name: 'certificat.pdf', mimeType: 'application/pdf', buffer });
  await field.page().getByText('Prêt à être envoyé', { exact: true }).waitFor();
}
