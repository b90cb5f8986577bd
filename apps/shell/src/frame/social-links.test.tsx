import { SiteFooter } from '@tassis/design-system';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { socialLinks } from './social-links.tsx';

afterEach(cleanup);

it('names every network, drawn or not, and leads to the page of the firm there', () => {
  const social = socialLinks(
    [
      { network: 'linkedin', url: 'https://www.linkedin.com/company/tassis' },
      { network: 'Mastodon', url: 'https://mastodon.example/@tassis' },
    ],
    'Réseaux sociaux',
  );
  render(<SiteFooter logo={null} columns={[]} legal={null} social={social} />);
  const list = within(screen.getByRole('list', { name: 'Réseaux sociaux' }));
  const getHref = (name: string) => list.getByRole('link', { name }).getAttribute('href');
  expect(getHref('LinkedIn')).toBe('https://www.linkedin.com/company/tassis');
  expect(getHref('Mastodon')).toBe('https://mastodon.example/@tassis');
  expect(list.getByRole('link', { name: 'Mastodon' }).textContent).toBe('Mastodon');
});

it('leaves no empty list behind', () => {
  expect(socialLinks([], 'Réseaux sociaux')).toBeUndefined();
});
