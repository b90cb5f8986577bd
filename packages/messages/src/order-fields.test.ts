import {
  CompanyCreationForm,
  DomiciliationForm,
  ManagerForm,
  MoralAssociateForm,
  NegativeCertificateForm,
  PhysicalAssociateForm,
} from '@tassis/contracts';
import { describe, expect, test } from 'vitest';
import { getOrderFieldName } from './order-fields.ts';

/** Fields that the API accepts and drops, so no order has them. */
const DROPPED = new Set(['identifier', 'identifierNb', 'type', 'managerIndex']);
const listFields = (...forms: { shape: object }[]) =>
  [...new Set(forms.flatMap(({ shape }) => Object.keys(shape)))].filter(
    (name) => !DROPPED.has(name),
  );
const forms = listFields(CompanyCreationForm, DomiciliationForm, NegativeCertificateForm);
const people = listFields(PhysicalAssociateForm, MoralAssociateForm, ManagerForm);

describe.each(['fr', 'en'] as const)('in %s', (locale) => {
  test('every field of an order has a name', () => {
    const unknown = getOrderFieldName(locale, 'services.0.data.nothing');
    const names = forms.map((field) => getOrderFieldName(locale, `services.0.data.${field}`));
    expect(names).not.toContain(unknown);
    const paths = people.map((field) => `services.0.data.associates.0.${field}`);
    for (const path of paths) expect(getOrderFieldName(locale, path)).toContain('1, ');
  });
});

test.each([
  ['services.0.data.associates.1.cin', 'Associé 2, CIN'],
  ['services.0.data.externalManagers.0', 'Gérant externe 1'],
  ['services.0.data.managers', 'Gérants'],
  ['services.0.data.firstName', 'Nom du bénéficiaire'],
  ['services.0.data.managers.0.firstName', 'Gérant 1, Prénom'],
  ['services.0.data.constructor', 'Votre dossier'],
])('%s is “%s”', (path, name) => {
  expect(getOrderFieldName('fr', path)).toBe(name);
});
