import {
  CompanyCreationForm,
  createCallbackRequest,
  createContactSubmission,
  createNewsletterSubscription,
  createOrder,
  DomiciliationForm,
  getFirm,
  listPackages,
  login,
  registerClient,
} from '@tassis/contracts';
import { missingEnglish, toBeneficiary, pdfFile, quotePackage } from '@tassis/domain';
import { describe, expect, test } from 'vitest';
import {
  aCallbackRequest,
  aClient,
  aContactSubmission,
  aManager,
  aMoralAssociate,
  anOrder,
  aPdf,
  aPerson,
  aPhysicalAssociate,
  aRegistration,
  aSubscription,
  certificateData,
  companyCreationData,
  demoAccounts,
  domiciliationData,
  firmRecord,
  negativeCertificateData,
  pricingSettings,
  samplePackages,
  samplePackagesInEnglish,
  seeded,
  siteTexts,
} from './index.ts';

const seeds = Array.from({ length: 300 }, (_, seed) => seed);

describe('the builders', () => {
  test('create what the contracts accept, with any seed', () => {
    for (const seed of seeds) {
      expect(createOrder.request.body.safeParse(anOrder({}, seeded(seed))).error).toBeUndefined();
      const form = aRegistration({}, seeded(seed));
      expect(registerClient.request.body.safeParse(form).error).toBeUndefined();
      const sent = [
        createContactSubmission.request.body.safeParse(aContactSubmission(seeded(seed))),
        createCallbackRequest.request.body.safeParse(aCallbackRequest(seeded(seed))),
        createNewsletterSubscription.request.body.safeParse(aSubscription(seeded(seed))),
      ];
      expect(sent.map(({ error }) => error)).toEqual([undefined, undefined, undefined]);
    }
  });

  test('create forms of both long services that the contracts accept, with any seed', () => {
    for (const seed of seeds) {
      const random = seeded(seed);
      const moral = aMoralAssociate({}, random);
      const person = aPhysicalAssociate({}, random);
      const creations = [
        companyCreationData({}, random),
        companyCreationData({ ...certificateData(random), associates: [person, moral] }, random),
        companyCreationData({ externalManagers: [aManager({}, random)] }, random),
      ];
      for (const data of creations) {
        expect(CompanyCreationForm.safeParse(data).error).toBeUndefined();
      }
      expect(DomiciliationForm.safeParse(domiciliationData({}, random)).error).toBeUndefined();
    }
  });

  test('create a valid PDF', () => {
    expect(pdfFile(Uint8Array.from(atob(aPdf()), (byte) => byte.charCodeAt(0)))).toBeNull();
  });

  test('create the same with the same seed, and something else with another one', () => {
    expect(anOrder({}, seeded(1))).toEqual(anOrder({}, seeded(1)));
    expect(new Set(seeds.map((seed) => aPerson(seeded(seed)).cin)).size).toBeGreaterThan(295);
    expect(aClient()).toEqual(aClient());
  });

  test('write the family name where the wire expects it', () => {
    const { firstName, lastName } = aPerson(seeded(7));
    expect(toBeneficiary(negativeCertificateData())).toEqual({
      familyName: lastName,
      givenName: firstName,
    });
  });

  test('apply the changes of a case', () => {
    expect(negativeCertificateData({ ville: 'Fès' }).ville).toBe('Fès');
    expect(aClient({ email: 'a@b.ma' }).email).toBe('a@b.ma');
  });
});

describe('the demo', () => {
  test('has one account of each role that can sign in', () => {
    const accounts = demoAccounts();
    expect(accounts.map(({ userType, email }) => `${userType} ${email}`)).toEqual([
      'client client@demo.tassis.ma',
      'partner partner@demo.tassis.ma',
      'admin admin@demo.tassis.ma',
      'content_admin contenu@demo.tassis.ma',
    ]);
    for (const { email, password } of accounts) {
      expect(login.request.body.safeParse({ email, password }).success).toBe(true);
    }
  });

  test('has English texts for all its packages', () => {
    const missing = samplePackages.flatMap((draft) => {
      const english = samplePackagesInEnglish[draft.code];
      return english ? missingEnglish({ ...draft, ...english }) : [draft.code];
    });
    expect(missing).toEqual([]);
  });

  test('sells valid packages, in order, each with a price', () => {
    const id = '00000000-0000-4000-8000-000000000000';
    const data = samplePackages.map((draft) => ({ ...draft, id, version: 1 }));
    const answer = listPackages.response.schema.safeParse({ success: true, data });
    expect(answer.error).toBeUndefined();
    expect(samplePackages.map(({ position }) => position)).toEqual(samplePackages.map((_, i) => i));
    const codes = samplePackages.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toEqual(
      expect.arrayContaining(['COMBO12', 'DOM12', 'COMBO_PREMIUM', 'CC_PREMIUM']),
    );
  });

  test('has packages whose monthly rate makes their price, with or without the creation', () => {
    const domiciliations = samplePackages.filter(
      (draft) => draft.domiciliation_duration_months > 0,
    );
    const exact = domiciliations.filter(({ code }) => code !== 'COMBO_PREMIUM');
    for (const draft of exact) {
      const months = draft.domiciliation_duration_months;
      expect([draft.code, draft.price]).toEqual([
        draft.code,
        months * draft.domiciliation_monthly_rate,
      ]);
    }
  });

  test('charges 1 500 MAD of fees for a creation', () => {
    const terms = {
      price: 1,
      domiciliationDurationMonths: 0,
      includesCompanyCreation: true,
      companyCreationPrice: 0,
      optionalCompanyCreation: false,
      optionalCompanyCreationPrice: 0,
    };
    expect(quotePackage(terms, false, pricingSettings()).fees).toBe(150_000);
  });

  test('has a firm record that the contract accepts', () => {
    const pricing = {
      vat_rate: 0.2,
      fees: 1500,
      feesBreakdown: [],
      negative_certificate: { service: 200, official_fees: 230, vat: 40, total: 470 },
    };
    const answer = { success: true, data: { ...firmRecord(), ...siteTexts(), pricing } };
    expect(getFirm.response.schema.safeParse(answer).error).toBeUndefined();
  });
});
