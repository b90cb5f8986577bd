import { ApiError } from './api-error.ts';
import { catalogueKeyOf, type CatalogueKey } from './catalogue-key.ts';

/**
 * What an error says to a person (public-site.md §8): of a 422 the server's message, else the first field's error;
 * otherwise, and when there is neither, the shared text of its status.
 * @example failureText(error, (key) => translate(locale, key))
 */
export function failureText(error: unknown, textOf: (key: CatalogueKey) => string): string {
  if (!(error instanceof ApiError)) return textOf('transport.unexpected');
  const said = error.status === 422 ? error.serverMessage || error.firstFieldError : undefined;
  return said || textOf(catalogueKeyOf(error));
}
