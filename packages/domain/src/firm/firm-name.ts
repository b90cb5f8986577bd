import { isBlank } from '../validators/violation.ts';

/** What the product is called. The firm is called so too, until an admin has written its name. */
export const PRODUCT_NAME = 'Tassis';

/** Stands wherever an admin has to say something of the firm first. */
export const TO_FILL = 'À renseigner';

/** A text of the settings, without spaces around it; undefined while nobody has written it. */
export function writtenText(text: string): string | undefined {
  const trimmed = text.trim();
  return isBlank(trimmed) || trimmed === TO_FILL ? undefined : trimmed;
}

/** What the firm is called on its site, in its mails and on its papers. */
export function firmName(firm: { readonly name: string }): string {
  return writtenText(firm.name) ?? PRODUCT_NAME;
}
