import { isBlank } from '../validators/violation.ts';
import { PRODUCT_NAME } from './product-name.ts';

/** The placeholder of firm data that an admin must fill in. */
export const TO_FILL = 'À renseigner';

/** A trimmed text of the settings; undefined while it is empty or the placeholder. */
export function writtenText(text: string): string | undefined {
  const trimmed = text.trim();
  return isBlank(trimmed) || trimmed === TO_FILL ? undefined : trimmed;
}

/** The firm's name for the site, mails and documents. */
export function firmName(firm: { readonly name: string }): string {
  return writtenText(firm.name) ?? PRODUCT_NAME;
}
