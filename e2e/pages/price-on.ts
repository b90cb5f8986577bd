import type { Locator, Page } from '@playwright/test';

/** The total beside a form as formatted text: '7 020,00 MAD'. */
export function priceOn(page: Page): Locator {
  return page.getByRole('region', { name: 'Votre prix' }).getByRole('cell').last();
}
