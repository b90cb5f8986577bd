import { describe, expect, it } from 'vitest';
import { matchRoutes } from 'react-router';
import { fr } from '../messages/fr.ts';
import { siteRoutes } from '../site-routes.tsx';
import { footerColumns } from './footer-columns.ts';

/** The paths that the areas serve. */
const served = new Set([
  '/services',
  '/forfaits',
  '/services/offline/creation-de-societe',
  '/services/offline/domiciliation',
  '/services/offline/assistance-comptable',
  '/services/offline/consultation-juridique',
  '/about',
  '/contact',
  '/team',
  '/careers',
  '/testimonials',
  '/blog',
  '/negative-certificate',
  '/legal',
  '/privacy',
  '/terms',
  '/cookies',
]);

const links = footerColumns(fr).flatMap((column) => column.links);

describe('the footer', () => {
  it.each(links)('links by “$text” to an existing page: $href', ({ href }) => {
    const page = matchRoutes(siteRoutes(), href)?.at(-1)?.route.path;
    expect(served.has(href) || page !== '*').toBe(true);
  });

  it('links to every page that the firm must publish', () => {
    const paths = links.map(({ href }) => href);
    const ours = ['about', 'team', 'careers', 'testimonials', 'blog', 'contact'];
    const legal = ['legal', 'privacy', 'terms', 'cookies'];
    expect(paths).toEqual(expect.arrayContaining([...ours, ...legal].map((page) => `/${page}`)));
  });
});
