import { SiteFooter } from '@tassis/design-system';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { socialLinks } from './social-links.tsx';

afterEach(cleanup);

it('names every network, with or without an icon, and links to the firm’s page there', () => {
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

it('renders no empty list', () => {
  expect(socialLinks([], 'Réseaux sociaux')).toBeUndefined();
});
