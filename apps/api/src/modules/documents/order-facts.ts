import { formatDate, formatNumber } from '@tassis/messages';
import { companyFormName, domiciliationFormName } from './form-names.ts';
import type { OrderedService } from './ordered-service.repository.ts';

/** A fact as printed: what, and its value. */
export type Fact = readonly [label: string, value: string];

/** What a client asked for, in the words of the form. */
export function orderFactsOf(
  { company, domiciliation, certificate }: OrderedService,
  owners: readonly string[],
): Fact[] {
  if (company !== null) return companyFacts(company, owners);
  if (domiciliation !== null) return domiciliationFacts(domiciliation);
  return certificate === null ? [] : certificateFacts(certificate);
}

type Company = NonNullable<OrderedService['company']>;

function companyFacts(company: Company, owners: readonly string[]): Fact[] {
  const { companyName, ice, capital, legalForm, activity, address, addressType } = company;
  const proposed = [
    company.firstProposedName,
    company.secondProposedName,
    company.thirdProposedName,
  ];
  return present([
    ['Dénomination', companyName],
    ['Dénominations proposées', proposed.filter((name) => name !== null).join('  ·  ')],
    ['ICE', ice],
    ['Forme juridique', companyFormName(legalForm)],
    ['Capital', `${formatNumber('fr', capital)}\u00A0MAD`],
    ['Activité', activity],
    ['Siège', addressType === 'domiciliation' ? 'Domiciliation à notre adresse' : address],
    ['Associés', owners.join(', ')],
  ]);
}

function domiciliationFacts(request: NonNullable<OrderedService['domiciliation']>): Fact[] {
  const { companyName, ice, legalForm, startDate, endDate, durationMonths } = request;
  return present([
    ['Société domiciliée', companyName],
    ['ICE', ice],
    ['Forme juridique', domiciliationFormName(legalForm)],
    ['Période', `du ${formatDate('fr', startDate)} au ${formatDate('fr', endDate)}`],
    ['Durée', `${durationMonths} mois`],
  ]);
}

function certificateFacts(certificate: NonNullable<OrderedService['certificate']>): Fact[] {
  const { firstProposedName, secondProposedName, thirdProposedName } = certificate;
  return present([
    ['Bénéficiaire', `${certificate.givenName} ${certificate.familyName}`],
    ['Forme juridique', companyFormName(certificate.companyForm)],
    ['Ville', certificate.city],
    ['Activité', certificate.activity],
    ['Appellations', [firstProposedName, secondProposedName, thirdProposedName].join('  ·  ')],
  ]);
}

function present(facts: readonly (readonly [string, string | null])[]): Fact[] {
  return facts.flatMap(([label, value]): Fact[] =>
    value === null || value === '' ? [] : [[label, value]],
  );
}
