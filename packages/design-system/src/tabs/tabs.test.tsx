import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { LinkComponentProps } from '../link/link-component.tsx';
import { Tabs } from './tabs.tsx';

const RouterLink = ({ href, children, ...rest }: LinkComponentProps) => (
  <a {...rest} href={`/app${href}`}>
    {children}
  </a>
);

afterEach(cleanup);

describe('Tabs', () => {
  test('are links of the given component, one of them marked as the current page', () => {
    render(
      <Tabs
        label="Parties de la commande"
        items={[
          { href: '/details', text: 'Détails', current: false },
          { href: '/documents', text: 'Documents', count: '3', current: true },
        ]}
        LinkComponent={RouterLink}
      />,
    );
    expect(screen.getByRole('navigation', { name: 'Parties de la commande' })).toBeDefined();
    const [details, documents] = screen.getAllByRole('link');
    expect(details?.getAttribute('href')).toBe('/app/details');
    expect(details?.hasAttribute('aria-current')).toBe(false);
    expect(documents?.getAttribute('aria-current')).toBe('page');
    expect(documents?.textContent).toContain('3');
  });
});
