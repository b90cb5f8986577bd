import type { CompanyCreationForm } from '@tassis/contracts';
import { aPhysicalAssociate } from './associates.ts';
import { anIce, companyName } from './company-name.ts';
import { ACTIVITIES } from './names.ts';
import { aPdf } from './pdf.ts';
import { seeded, type Random } from './random.ts';

/** A valid form of a company creation: no certificate yet, two persons who contribute 10 000 MAD each. */
export function companyCreationData(
  changes: Partial<CompanyCreationForm> = {},
  random: Random = seeded(17),
): CompanyCreationForm {
  const [first, second, third] = [1, 2, 3].map(() => companyName(random));
  return {
    haveCertificate: false,
    firstAppelation: `${first} A`,
    secoundAppelation: `${second} B`,
    thirdAppelation: `${third} C`,
    activity: random.pick(ACTIVITIES),
    negativeCertificateAssociate: 0,
    legalStatus: 'SARL',
    addressType: 'address',
    address: '12, boulevard Hassan II',
    capital: 20_000,
    associates: [aPhysicalAssociate({}, random), aPhysicalAssociate({}, random)],
    externalManagers: [],
    ...changes,
  };
}

/** The fields that replace the proposed names when there is a certificate: spread them into the changes. */
export function certificateData(random: Random = seeded(18)) {
  return {
    haveCertificate: true,
    certificatNumber: random.digits(7),
    certificate: aPdf(),
    ICE: anIce(random),
    companyName: companyName(random),
    firstAppelation: null,
    secoundAppelation: null,
    thirdAppelation: null,
    activity: null,
    negativeCertificateAssociate: null,
  } as const satisfies Partial<CompanyCreationForm>;
}
