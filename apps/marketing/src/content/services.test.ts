import { describe, expect, test } from 'vitest';
import { serviceDetails } from './service-details.ts';
import {
  mainServices,
  onlineServices,
  professionalServices,
  services,
  tileServices,
} from './services.ts';

/** How names are compared: case, accents, '&' and repeated separators do not count, a hyphen is a space. */
function folded(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, ' ')
    .trim();
}

const namesOf = (service: (typeof services)[number]) => [
  service.title,
  ...(serviceDetails.get(service)?.aliases ?? []),
];

test('every service has its details', () => {
  expect([...serviceDetails.keys()]).toEqual(services);
});

test('every name leads to one service only', () => {
  const seen = new Map<string, string>();
  for (const service of services) {
    for (const name of namesOf(service)) {
      const owner = seen.get(folded(name)) ?? service.title;
      expect(`${name}: ${owner}`).toBe(`${name}: ${service.title}`);
      seen.set(folded(name), service.title);
    }
  }
});

test.each([
  'pilotage',
  'financement',
  'marketing',
  'administration-rh',
  'business-brokage',
  'formation-stage',
  'formation-&-stage',
  'coworking',
  'secretariat-partage',
  'certificat-negatif',
  'creation-de-societe',
  'domiciliation',
  'assistance-comptable',
  'consultation-juridique',
])('the site’s link %s has its service', (slug) => {
  const found = services.filter((service) =>
    namesOf(service).some((name) => folded(name) === folded(slug)),
  );
  expect(found).toHaveLength(1);
});

describe('groups', () => {
  test('three are online, labelled, and ordered on their own pages', () => {
    expect(onlineServices.map(({ link, onlineLabel }) => [link, onlineLabel])).toEqual([
      ['/company-creation', 'Service 100% en ligne'],
      ['/domiciliation', 'Service 100% en ligne'],
      ['/negative-certificate', 'Service 100% en ligne'],
    ]);
  });

  test('the others have a page of their own each', () => {
    expect(new Set(professionalServices.map(({ link }) => link)).size).toBe(10);
    expect(professionalServices.every(({ link }) => link.startsWith('/services/'))).toBe(true);
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
