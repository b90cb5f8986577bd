import { listClientPartnerRequests, listPackages, type AskedOrder } from '@tassis/contracts';
import {
  normalizeCompanyCreation,
  normalizeDomiciliation,
  normalizeNegativeCertificate,
} from '@tassis/domain';
import { aListPage, aPartnerRequest, aUser, packagesAnswer } from '@tassis/testing/answers';
import {
  aManager,
  aMoralAssociate,
  aPhysicalAssociate,
  companyCreationData,
  domiciliationData,
  negativeCertificateData,
} from '@tassis/testing/builders';
import { FakeApi, renderArea } from '@tassis/testing/area';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { area } from '../../area.tsx';
import { findFact, getRows } from '../../order/testing/open-order.tsx';

afterEach(cleanup);

const [first] = packagesAnswer().data;

/** Opens the page of an order that a partner has prepared. */
async function openAsked(service: AskedOrder['services'][number]): Promise<void> {
  const request = aPartnerRequest(2, {
    kind: 'order',
    service: service.type,
    total: 1728,
    today_total: 1728,
    has_certificate: service.type === 'domiciliation',
    body: { package_id: first?.id ?? null, services: [service] },
  });
  const api = new FakeApi()
    .on(listPackages, () => packagesAnswer())
    .on(listClientPartnerRequests, ({ query }) =>
      aListPage(query['answered'] === 'false' ? [request] : []),
    );
  renderArea(area, { at: '/client-dashboard/partner-requests', api, user: aUser('client') });
  await screen.findByText(first?.name ?? '');
}

it.each([
  ['accepted', 'Répondu le 18 novembre 2026'],
  ['refused', 'Répondu le 18 novembre 2026'],
  ['withdrawn', 'Retirée le 18 novembre 2026'],
  ['revoked', 'Arrêté le 18 novembre 2026'],
] as const)('of a past request that is %s it is told what happened when', async (status, words) => {
  const past = aPartnerRequest(1, { status, answered_at: '2026-11-18T10:00:00.000Z' });
  const api = new FakeApi().on(listClientPartnerRequests, ({ query }) =>
    aListPage(query['answered'] === 'true' ? [past] : []),
  );
  renderArea(area, { at: '/client-dashboard/partner-requests', api, user: aUser('client') });
  expect(await screen.findByText(words)).toBeDefined();
});

it('an order that today’s rules refuse cannot be accepted', async () => {
  const request = aPartnerRequest(2, { kind: 'order', service: 'domiciliation', total: 1728 });
  const api = new FakeApi().on(listClientPartnerRequests, ({ query }) =>
    aListPage(query['answered'] === 'false' ? [request] : []),
  );
  renderArea(area, { at: '/client-dashboard/partner-requests', api, user: aUser('client') });
  await screen.findByText(/ne peut plus être passée telle quelle/u);
  expect(screen.getByText(/^Elle.+Demandé le .+ par Karim Idrissi\.$/u)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Accepter' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Refuser' })).toBeDefined();
});

it('a certificate shows the beneficiary, their document and the legal form', async () => {
  const data = negativeCertificateData({
    identificationType: 'CIN',
    cin: 'AB123456',
    formJuridique: 'SARL AU',
  });
  await openAsked({
    type: 'negative_certificate_request',
    data: normalizeNegativeCertificate(data),
  });
  expect(findFact('Bénéficiaire')).toBe(`${data.lastName} ${data.firstName}`);
  expect(findFact('Pièce d’identité')).toBe('CIN AB123456');
  expect(findFact('Forme juridique')).toBe('SARL AU');
  expect(findFact('Activité')).toBe(data.activity);
});

it('a creation shows each associate with their contribution and share', async () => {
  const salma = aPhysicalAssociate({ firstName: 'Salma', lastName: 'Tazi', cin: 'AB123456' });
  const atlas = aMoralAssociate({ companyName: 'Atlas Participations', address: '3, rue de Fès' });
  const manager = aManager({ firstName: 'Karim', lastName: 'Bennis' });
  await openAsked({
    type: 'company_creation',
    data: normalizeCompanyCreation(
      companyCreationData({ associates: [salma, atlas], externalManagers: [manager] }),
    ),
  });
  expect(findFact('Forme juridique')).toBe('SARL');
  expect(findFact('Adresse')).toBe('12, boulevard Hassan II');
  const [person = [], company = [], outside = []] = getRows('Associés et gérants');
  for (const part of ['CIN AB123456', salma.address, salma.email, salma.phone])
    expect(person[0]).toContain(part);
  expect(person.slice(2)).toEqual(['Numéraire\u202F: 10\u202F000\u00A0DH', '50\u202F%']);
  for (const part of ['Atlas Participations', '3, rue de Fès', 'Capital']) {
    expect(company[0]).toContain(part);
  }
  expect(outside[0]).toContain(manager.address);
});

it('a domiciliation shows the identity document, the certificate and the managers', async () => {
  const manager = aManager({ firstName: 'Karim', lastName: 'Bennis', cin: 'A12345' });
  const data = domiciliationData({ managers: [manager] });
  await openAsked({ type: 'domiciliation', data: normalizeDomiciliation(data) });
  expect(findFact('ICE')).toBe(data.ICE);
  expect(findFact('Pièce d’identité')).toContain(data.identifierValue);
  expect(findFact('Certificat négatif')).toBe('PDF joint');
  const [[who] = []] = getRows('Gérants');
  expect(who).toContain('CIN A12345');
  expect(who).toContain(manager.address);
});
