import { describe, expect, test } from 'vitest';
import { inEnglish, missingEnglish, packageDifferences, type PackageContent } from '../index.ts';

const french: PackageContent = {
  code: 'DOM12',
  name: 'Domiciliation 12 mois',
  description: 'Une adresse.',
  price: 2400,
  domiciliation_duration_months: 12,
  domiciliation_monthly_rate: 200,
  includes_company_creation: false,
  company_creation_price: 0,
  optional_company_creation: false,
  optional_company_creation_price: 0,
  is_featured: true,
  badge_text: null,
  badge_config: { text: 'Nouveau' },
  highlight_text: null,
  included_services: ['Courrier', 'Salle'],
  features: [],
  name_en: null,
  description_en: null,
  badge_text_en: null,
  highlight_text_en: null,
  included_services_en: [],
  features_en: [],
};

describe('two states of a package', () => {
  test('differ in nothing when nothing was changed', () => {
    expect(packageDifferences(french, structuredClone(french))).toEqual([]);
  });

  test('differ in these fields, in the order of the editor', () => {
    const after = {
      ...french,
      badge_config: null,
      included_services: ['Salle', 'Courrier'],
      price: 2500,
      name_en: 'Address',
    };
    expect(packageDifferences(french, after)).toEqual([
      { field: 'name_en', before: null, after: 'Address' },
      { field: 'price', before: 2400, after: 2500 },
      { field: 'badge_config', before: { text: 'Nouveau' }, after: null },
      {
        field: 'included_services',
        before: ['Courrier', 'Salle'],
        after: ['Salle', 'Courrier'],
      },
    ]);
  });
});

describe('the English of a package', () => {
  test('is missing where there is French, and in lists of another length', () => {
    expect(missingEnglish(french)).toEqual([
      'name_en',
      'description_en',
      'badge_text_en',
      'included_services_en',
    ]);
    const done = {
      ...french,
      name_en: 'Address',
      description_en: 'An address.',
      badge_text_en: 'New',
      included_services_en: ['Mail', 'Room'],
    };
    expect(missingEnglish(done)).toEqual([]);
    expect(missingEnglish({ ...done, included_services_en: ['Mail'] })).toEqual([
      'included_services_en',
    ]);
  });

  test('is shown where it exists; its badge translates both French ones', () => {
    expect(inEnglish(french, french)).toEqual(french);
    const english = { ...french, name_en: 'Address', badge_text_en: 'New', features_en: ['Mail'] };
    expect(inEnglish({ ...french, badge_text: 'Neuf' }, english)).toMatchObject({
      name: 'Address',
      description: 'Une adresse.',
      badge_text: 'New',
      badge_config: null,
      included_services: ['Courrier', 'Salle'],
      features: ['Mail'],
    });
  });
});
