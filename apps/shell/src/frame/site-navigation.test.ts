import { describe, expect, it } from 'vitest';
import { fr } from '../messages/fr.ts';
import { dashboardLink, siteNavigation } from './site-navigation.ts';

/** The text and mark of each marked link; the links below one follow it. */
function marksAt(pathname: string) {
  return siteNavigation(fr, pathname)
    .flatMap((item) => [item, ...(item.items ?? [])])
    .filter(({ current }) => current)
    .map(({ text, current }) => [text, current]);
}

describe('the links of the header mark the current page', () => {
  it.each([
    ['/', [['Accueil', true]]],
    ['/services', [['Services', true]]],
    ['/services/pilotage', [['Services', 'within']]],
    ['/services/offline/marketing', [['Services', 'within']]],
    ['/contact', [['Contact', true]]],
    ['/login', []],
    ['/services-x', []],
  ])('at %s', (pathname, marks) => expect(marksAt(pathname)).toEqual(marks));

  it.each([
    ['/domiciliation', 'Domiciliation', true],
    ['/domiciliation/form', 'Domiciliation', 'within'],
    ['/company-creation', 'Création de société', true],
    ['/negative-certificate', 'Certificat négatif', true],
  ])('at %s, below the services', (pathname, text, current) => {
    expect(marksAt(pathname)).toEqual([
      ['Services', 'within'],
      [text, current],
    ]);
  });
});

describe('the link to the dashboard', () => {
  it.each([
    ['client', '/', '/client-dashboard', false],
    ['client', '/client-dashboard/orders', '/client-dashboard', 'within'],
    ['partner', '/partner-dashboard', '/partner-dashboard', true],
    ['admin', '/admin-dashboard/dashboard', '/admin-dashboard', true],
    ['content_admin', '/account', '/dashboard', false],
  ] as const)('of a %s at %s', (...given) => {
    const [role, pathname, href, current] = given;
    expect(dashboardLink(role, fr, pathname)).toEqual({ text: 'Tableau de bord', href, current });
  });
});
