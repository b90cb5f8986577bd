import type { OrderContent } from '@tassis/contracts/order-content';
import { formatDate, formatNumber } from '@tassis/messages';
import { companyFormName, domiciliationFormName } from './form-names.ts';

/** A printed fact: its label and its value. */
export type Fact = readonly [label: string, value: string];

type DataOf<Kind extends OrderContent['kind']> = Extract<OrderContent, { kind: Kind }>['data'];

/** What a client ordered, in the texts of the form. A renewal has its price lines only. */
export function getOrderFacts({ kind, data }: OrderContent): Fact[] {
  if (kind === 'company_creation') return companyFacts(data);
  if (kind === 'domiciliation') return domiciliationFacts(data);
  return kind === 'renewal' ? [] : certificateFacts(data);
}

function companyFacts(company: DataOf<'company_creation'>): Fact[] {
  const { capital, legalStatus, addressType, address } = company;
  const proposed = [company.firstAppelation, company.secoundAppelation, company.thirdAppelation];
  return present([
    ['Dénomination', company.companyName],
    ['Dénominations proposées', proposed.filter((name) => name !== null).join('  ·  ')],
    ['ICE', company.ICE],
    ['Forme juridique', companyFormName(legalStatus)],
    ['Capital', `${formatNumber('fr', capital)}\u00A0MAD`],
    ['Activité', company.activity],
    ['Siège', addressType === 'domiciliation' ? 'Domiciliation à notre adresse' : address],
    ['Associés', company.associates.map(getName).join(', ')],
  ]);
}

/** 'Khadija Alaoui', 'Atlas Holding'. */
function getName(associate: DataOf<'company_creation'>['associates'][number]): string {
  if (associate.associateType === 'moral') return associate.companyName;
  return `${associate.firstName} ${associate.lastName}`.trim();
}

function domiciliationFacts(request: DataOf<'domiciliation'>): Fact[] {
  const { companyName, ICE, formJuridique, start_date, end_date, duration_months } = request;
  return present([
    ['Société domiciliée', companyName],
    ['ICE', ICE],
    ['Forme juridique', domiciliationFormName(formJuridique)],
    ['Période', `du ${formatDate('fr', start_date)} au ${formatDate('fr', end_date)}`],
    ['Durée', `${duration_months} mois`],
  ]);
}

function certificateFacts(request: DataOf<'negative_certificate_request'>): Fact[] {
  const { firstAppelation, secoundAppelation, thirdAppelation } = request;
  return present([
    // The wire's firstName is the family name (domain, orders/beneficiary.ts).
    ['Bénéficiaire', `${request.lastName} ${request.firstName}`],
    ['Forme juridique', companyFormName(request.formJuridique)],
    ['Ville', request.ville],
    ['Activité', request.activity],
    ['Appellations', [firstAppelation, secoundAppelation, thirdAppelation].join('  ·  ')],
  ]);
}

function present(facts: readonly (readonly [string, string | null])[]): Fact[] {
  return facts.flatMap(([label, value]): Fact[] =>
    value === null || value === '' ? [] : [[label, value]],
  );
}
