import { aCreationOrder, aDomiciliationOrder, anOrderAnswer } from '@tassis/testing/answers';
import {
  aManager,
  aMoralAssociate,
  aPhysicalAssociate,
  certificateData,
  companyCreationData,
  domiciliationData,
} from '@tassis/testing/builders';
import { expect, test } from 'vitest';
import { toCertificateForm, toCertificateWire } from './certificate/index.ts';
import { toCreationWire, toCreationForm } from './creation/index.ts';
import { toDomiciliationWire, toDomiciliationForm } from './domiciliation/index.ts';

const people = {
  capital: 35_000,
  associates: [
    aPhysicalAssociate({ numerical_amount: 10_000.5 }),
    aMoralAssociate({
      contributionTypes: ['Numerical', 'nonNumerical'],
      numerical_amount: 14_999.5,
      contribution_valorisation: 10_000,
      description: 'Un véhicule',
    }),
  ],
  externalManagers: [aManager()],
};

test.each([
  ['proposed names', companyCreationData({ ...people, negativeCertificateAssociate: 1 })],
  ['a certificate', companyCreationData({ ...people, ...certificateData() })],
])('a creation with %s is sent as it was ordered, its file apart', (_name, sent) => {
  const company = aCreationOrder(7, sent).services.find((each) => each.company)?.company;
  if (company === undefined) throw new Error('No company was ordered');
  const form = toCreationForm(company);
  const { externalManagers: managers, ...wire } = toCreationWire(form.members);
  expect(form.findings.getState()).toEqual([]);
  expect(company).toMatchObject({
    ...wire,
    ...(wire.haveCertificate && { certificate: { name: 'Certificat négatif.pdf' } }),
    managers,
  });
});

test('a domiciliation is sent as it was ordered; its file is required only after it was removed', () => {
  const ordered = aDomiciliationOrder(7, domiciliationData()).services[0]?.domiciliation;
  if (ordered === undefined) throw new Error('No domiciliation was ordered');
  const form = toDomiciliationForm(ordered);
  expect(form.findings.getState()).toEqual([]);
  const { negativeCertificate: _file, ...wire } = toDomiciliationWire(form.members);
  expect(ordered).toMatchObject(wire);
  form.members.negativeCertificate.put(null);
  expect(form.validate().map(({ path }) => path)).toEqual(['negativeCertificate']);
});

test('a negative certificate is sent as it was ordered', () => {
  const request = anOrderAnswer(7).services[0]?.negative_certificate_request;
  if (request === undefined) throw new Error('No certificate was ordered');
  expect(request).toMatchObject(toCertificateWire(toCertificateForm(request).members));
});
