import { SERVICE_SLUGS } from '@tassis/domain';
import { describe, expect, test } from 'vitest';
import { paths } from '@tassis/platform';
import { foldPath } from '@tassis/platform/release';
import { prerender } from '../../area.json';
import { pathMeant } from './path-meant.ts';
import { serviceDetails } from './service-details.ts';
import {
  mainServices,
  onlineServices,
  professionalServices,
  services,
  tileServices,
} from './services.ts';

const pagesOf = services.flatMap(({ slug }) => [paths.service(slug), paths.offlineService(slug)]);
const pageAt = (path: string) => (prerender.includes(path) ? path : pathMeant(path));

test('the services that a link may name are those that have a page', () => {
  expect(services.map(({ slug }) => slug)).toEqual(SERVICE_SLUGS);
});

test('every service has its details', () => {
  expect([...serviceDetails.keys()]).toEqual(services);
});

test('both pages of every service are prerendered, and no other below /services', () => {
  const below = prerender.filter((path) => path.startsWith('/services/'));
  expect(below.toSorted()).toEqual(pagesOf.toSorted());
});

test.each(services)('the title $title leads to both pages', ({ title, slug }) => {
  expect(pageAt(foldPath(paths.service(title)) ?? '')).toBe(paths.service(slug));
  expect(pageAt(foldPath(paths.offlineService(title)) ?? '')).toBe(paths.offlineService(slug));
});

test.each([
  '/services/pilotage',
  '/services/financement',
  '/services/marketing',
  '/services/administration-rh',
  '/services/business-brokage',
  '/services/formation-stage',
  '/services/coworking',
  '/services/secretariat-partage',
  '/services/certificat-negatif',
  '/services/offline/creation-de-societe',
  '/services/offline/domiciliation',
  '/services/offline/assistance-comptable',
  '/services/offline/consultation-juridique',
  '/services/offline/marketing',
  '/services/offline/pilotage',
])('the site’s link %s is the address of a page', (path) => {
  expect(pagesOf).toContain(path);
});

test('an alias leads to its page, an unknown name to none', () => {
  expect(pathMeant('/services/Courtage%20d’affaires')).toBe('/services/business-brokage');
  expect(pathMeant('/services/offline/RH')).toBeUndefined();
});

describe('groups', () => {
  test('three services are online, labelled so, and ordered on pages of their own', () => {
    expect(onlineServices.map(({ link, onlineLabel }) => [link, onlineLabel])).toEqual([
      ['/company-creation', 'Service 100% en ligne'],
      ['/domiciliation', 'Service 100% en ligne'],
      ['/negative-certificate', 'Service 100% en ligne'],
    ]);
  });

  test('each of the others has a page of its own', () => {
    expect(professionalServices).toHaveLength(10);
    expect(professionalServices.map(({ link }) => link)).toEqual(
      professionalServices.map(({ slug }) => paths.service(slug)),
    );
  });

  test('the home page shows four tiles and three main services', () => {
    expect(tileServices).toHaveLength(4);
    expect(mainServices.map(({ title }) => title)).toEqual([
      'Pilotage',
      'Marketing',
      'Formation & Stage',
    ]);
  });
});
