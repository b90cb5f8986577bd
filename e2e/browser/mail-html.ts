import type { Page } from '@playwright/test';

const ELEMENTS = 'html head meta title style body table tbody tr td th p a br ul li'.split(' ');

/** What a browser finds in a mail that its templates never contain: other elements, event handlers, links to other hosts. */
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

/** The text of HTML, with its entities decoded. */
export function decoded(html: string): string {
  const signs = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
  return html.replaceAll(/&(lt|gt|quot|#39|amp);/gu, (_, name: keyof typeof signs) => signs[name]);
}
