import type { Page } from '@playwright/test';

const ELEMENTS = 'html head meta title style body table tbody tr td th p a br ul li'.split(' ');

/** What the templates of mails do not have, as a browser reads it: other elements, handlers, links to elsewhere. */
export function strangeInMails(page: Page, mails: readonly string[]): Promise<string[]> {
  return page.evaluate(
    ({ pages, known }) => {
      const strange = new Set<string>();
      for (const html of pages) {
        const mail = new DOMParser().parseFromString(html, 'text/html');
        for (const { localName, attributes } of mail.querySelectorAll('*')) {
          if (!known.includes(localName)) strange.add(localName);
          for (const { name, value } of attributes) {
            if (name.startsWith('on')) strange.add(`${localName} ${name}`);
            if (name === 'href' && !value.startsWith('https://site.invalid/')) strange.add(value);
          }
        }
      }
      return [...strange];
    },
    { pages: mails, known: ELEMENTS },
  );
}

/** What HTML says, its entities as they are read. */
export function decoded(html: string): string {
  const signs = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
  return html.replaceAll(/&(lt|gt|quot|#39|amp);/gu, (_, name: keyof typeof signs) => signs[name]);
}
