import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { LinkComponentProps } from '../link/link-component.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

const RouterLink = ({ href, children, ...rest }: LinkComponentProps) => (
  <a {...rest} href={`/app${href}`}>
    {children}
  </a>
);

afterEach(cleanup);

describe('Breadcrumbs', () => {
  test('links to the pages above, and names the current page without a link', () => {
    render(
      <Breadcrumbs
        label="Fil d’Ariane"
        items={[
          { text: 'Espace client', href: '/' },
          { text: 'Commandes', href: '/orders' },
        ]}
        current="CMD-2026-000042"
        LinkComponent={RouterLink}
      />,
    );
    expect(screen.getByRole('navigation', { name: 'Fil d’Ariane' })).toBeDefined();
    const links = screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Espace client', '/app/'],
      ['Commandes', '/app/orders'],
    ]);
    expect(screen.getByText('CMD-2026-000042').getAttribute('aria-current')).toBe('page');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });
});
