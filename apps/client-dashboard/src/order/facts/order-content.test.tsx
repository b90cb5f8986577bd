import { DOMICILIATION_ADDRESS } from '@tassis/domain';
import { aCreationOrder, aDomiciliationOrder, packagesAnswer } from '@tassis/testing/answers';
import {
  aPhysicalAssociate,
  certificateData,
  companyCreationData,
  domiciliationData,
  seeded,
} from '@tassis/testing/builders';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { findFact, openOrder } from '../testing/open-order.tsx';

afterEach(cleanup);

describe('a company to create', () => {
  it('has three names, an activity and the person in whose name they are requested', async () => {
    const random = seeded(5);
    const associates = [
      aPhysicalAssociate({}, random),
      aPhysicalAssociate({ firstName: 'Nadia', lastName: 'Tazi' }, random),
    ];
    const form = companyCreationData({ associates, negativeCertificateAssociate: 1 });
    await openOrder(aCreationOrder(7, form));
    const names = screen.getByText(form.firstAppelation ?? '').closest('ol');
    expect(within(names ?? document.body).getAllByRole('listitem')).toHaveLength(3);
    expect(findFact('Activité')).toBe(form.activity);
    expect(findFact('Certificat au nom de')).toBe('Nadia Tazi');
    expect(findFact('Forme juridique')).toBe('SARL');
    expect(findFact('Capital')).toBe('20\u202F000\u00A0DH');
    expect(findFact('Adresse')).toBe('12, boulevard Hassan II');
    expect(findFact('Domiciliation')).toBe('12\u00A0mois, à partir de la création');
    for (const silent of ['ICE', 'Nom du societé', 'Certificat négatif', 'Acronyme'])
      expect([silent, findFact(silent)]).toEqual([silent, undefined]);
  });

  it('has the data of its certificate, if it has one', async () => {
    const known = certificateData();
    const changes = {
      addressType: 'domiciliation',
      address: DOMICILIATION_ADDRESS,
      acronym: 'ATC',
      legalStatus: 'SARL AU',
    } as const;
    await openOrder(aCreationOrder(7, companyCreationData({ ...known, ...changes })));
    expect(findFact('Nom du societé')).toBe(known.companyName);
    expect(findFact('ICE')).toBe(known.ICE);
    expect(findFact('Numéro du certificat')).toBe(known.certificatNumber);
    expect(findFact('Certificat négatif')).toBe('PDF joint');
    expect(findFact('Forme juridique')).toBe('SARL AU');
    expect(findFact('Acronyme')).toBe('ATC');
    expect(findFact('Adresse')).toBe('Meknes, Mabroka (domiciliation)');
    for (const silent of ['Noms proposés', 'Activité', 'Certificat au nom de'])
      expect([silent, findFact(silent)]).toEqual([silent, undefined]);
  });
});

it('a creation without a domiciliation does not mention one', async () => {
  const order = aCreationOrder(7, companyCreationData({ addressType: 'address' }));
  const alone = packagesAnswer().data.find((each) => each.domiciliation_duration_months === 0);
  await openOrder({ ...order, package: alone ?? null });
  expect(findFact('Domiciliation')).toBeUndefined();
});

describe('a domiciliation', () => {
  const form = domiciliationData({
    companyName: 'Argane Conseil',
    identificationType: 'carteSejour',
    identifierValue: 'C012345',
    duration_months: 24,
  });

  it('shows the company, the start and the duration', async () => {
    await openOrder(aDomiciliationOrder(7, form));
    expect(findFact('Nom de la société')).toBe('Argane Conseil');
    expect(findFact('ICE')).toBe(form.ICE);
    expect(findFact('Acronyme')).toBe(form.acronym);
    expect(findFact('Forme juridique')).toBe('Societés');
    expect(findFact('Pièce d’identité')).toBe('Carte de séjour C012345');
    expect(findFact('Certificat négatif')).toBe('PDF joint');
    expect(findFact('Date de début')).toBe('15 janvier 2030');
    expect(findFact('Durée')).toBe('24\u00A0mois');
    expect(findFact('Date de fin')).toBe('15 janvier 2032');
  });

  it('that is renewed shows its company, and from when to when', async () => {
    const order = aDomiciliationOrder(7, form);
    const [{ id, type, status } = {}] = order.services;
    if (!id || !type || !status) throw new Error('An order has a service');
    const data = {
      domiciliation_id: 'x',
      companyName: 'Argane Conseil',
      ICE: form.ICE,
      start_date: '2026-12-01',
      end_date: '2027-12-01',
    };
    await openOrder({ ...order, services: [{ id, type, status, data }] });
    expect(findFact('Renouvellement')).toBe('Du 1er décembre 2026 au 1er décembre 2027');
    expect(findFact('Nom de la société')).toBe('Argane Conseil');
    expect(findFact('ICE')).toBe(form.ICE);
  });

  it('is in English, with the specification’s name of a residence card', async () => {
    await openOrder(aDomiciliationOrder(7, form), 'en');
    expect(findFact('Identity document')).toBe('Registration Card C012345');
    expect(findFact('Domiciliation address')).toBe('Meknes, Mabroka');
    expect(findFact('Duration')).toBe('24\u00A0months');
    expect(findFact('End date')).toBe('15 January 2032');
  });
});
