import { OtherLanguageContext, RouterLink } from '@tassis/platform/router';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { otherLanguageThan } from './other-language.ts';
import { frenchSite } from './site-language.ts';

afterEach(cleanup);

const language = frenchSite([
  { mounts: ['/', '/contact'] },
  { mounts: ['/negative-certificate'], languages: ['fr', 'en'] },
]);

function getHreflang(locale: 'fr' | 'en', href: string) {
  render(
    <OtherLanguageContext value={otherLanguageThan(locale, { language, inFrench: 'in French' })}>
      <MemoryRouter>
        <RouterLink href={href}>Link</RouterLink>
        <RouterLink href={href} aria-label="Home">
          <svg />
        </RouterLink>
      </MemoryRouter>
    </OtherLanguageContext>,
  );
  const links = screen.getAllByRole('link');
  return [links[0]?.getAttribute('hreflang'), links[1]?.getAttribute('aria-label')];
}

it.each([
  ['en', '/', ['fr', 'Home (in French)']],
  ['en', '/contact?a=b#message', ['fr', 'Home (in French)']],
  ['en', '/negative-certificate', [null, 'Home']],
  ['en', '/login', [null, 'Home']],
  ['en', '#questions', [null, 'Home']],
  ['fr', '/contact', [null, 'Home']],
] as const)('a page in %s says of a link to %s: %j', (locale, href, said) => {
  expect(getHreflang(locale, href)).toEqual(said);
});
