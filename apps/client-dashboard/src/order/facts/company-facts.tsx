import type { OrderCompany } from '@tassis/contracts';
import { formatNumber, getLabel } from '@tassis/messages';
import { dirhams } from '../dirhams.ts';
import { associateName } from '../people/associate-name.ts';
import { ProposedNames } from './proposed-names.tsx';
import type { DomiciledWords, Facts, Words } from './use-words.ts';

/** The company that is to be created; who is in it stands apart. */
export function companyFacts(company: OrderCompany, words: DomiciledWords): Facts {
  const { texts, locale, months } = words;
  return [
    ...(company.haveCertificate ? knownName(company, words) : askedNames(company, words)),
    { term: texts.companyForm, value: getLabel(locale, `company_form.${company.legalStatus}`) },
    ...(company.acronym ? [{ term: texts.acronym, value: company.acronym }] : []),
    { term: texts.address, value: formatSeat(company, words) },
    ...(months > 0
      ? [
          {
            term: texts.domiciliation,
            value: texts.fromCreation(texts.months(formatNumber(locale, months))),
          },
        ]
      : []),
    { term: texts.capital, value: dirhams(locale, company.capital) },
  ];
}

function knownName(company: OrderCompany, { texts }: Words): Facts {
  const { certificate } = company;
  return [
    { term: texts.companyName, value: company.companyName },
    { term: texts.ice, value: company.ICE },
    { term: texts.certificateNumber, value: company.certificatNumber },
    ...(certificate ? [{ term: texts.certificate, value: texts.attached }] : []),
  ];
}

function askedNames(company: OrderCompany, { texts }: Words): Facts {
  const { firstAppelation, secoundAppelation, thirdAppelation } = company;
  const names = [firstAppelation, secoundAppelation, thirdAppelation];
  const holder = company.associates[company.negativeCertificateAssociate ?? -1];
  return [
    { term: texts.names, value: <ProposedNames names={names.filter((name) => name !== null)} /> },
    { term: texts.activity, value: company.activity },
    ...(holder ? [{ term: texts.holder, value: associateName(holder) }] : []),
  ];
}

function formatSeat({ addressType, address }: OrderCompany, { texts }: Words): string {
  return addressType === 'domiciliation' ? texts.atTheFirm(address) : address;
}
