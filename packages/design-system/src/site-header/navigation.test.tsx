import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LanguageSwitch } from './language-switch.tsx';
import { SiteHeader, type SiteHeaderProps } from './site-header.tsx';

function renderHeader(props: Partial<SiteHeaderProps>) {
  render(
    <SiteHeader
      skipLink={{ text: 'Aller au contenu', href: '#contenu' }}
      home={{ href: '/', label: 'Accueil de Tassis' }}
      logo="Tassis"
      label="Navigation principale"
      items={[]}
      menuText="Menu"
      {...props}
    />,
  );
}

const listen = () => undefined;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ addEventListener: listen, removeEventListener: listen }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('marks the current page, and the menu that contains it, in both menus', () => {
  const items = [{ text: 'Domiciliation', href: '/domiciliation', current: true }];
  renderHeader({ items: [{ text: 'Services', href: '/services', current: 'within', items }] });
  for (const navigation of screen.getAllByRole('navigation')) {
    const marks = [...navigation.querySelectorAll('[aria-current]')];
    expect(marks.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Services', 'true'],
      ['Domiciliation', 'page'],
    ]);
  }
});

test('shows the link to the dashboard after the other links and before the languages', () => {
  const language = <LanguageSwitch label="Langue" value="fr" onChange={() => undefined} />;
  renderHeader({ dashboard: { text: 'Tableau de bord', href: '/d', current: true }, language });
  const link = screen.getByRole('link', { name: 'Tableau de bord', current: 'page' });
  const group = screen.getByRole('group', { name: 'Langue' });
  expect(link.compareDocumentPosition(group)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
