import type { OrderCompany } from '@tassis/contracts';
import { formatNumber } from '@tassis/messages';
import { companyFields, toCompanyFacts } from '@tassis/messages/company-fields';
import { dirhams } from '../dirhams.ts';
import { associateName } from '../people/associate-name.ts';
import { ProposedNames } from './proposed-names.tsx';
import type { DomiciledWords, Facts, Words } from './use-words.ts';

/** The facts of a company to create; its people are shown separately. */
export function companyFacts(company: OrderCompany, words: DomiciledWords): Facts {
  const { texts, locale, months } = words;
  const names = companyFields[locale];
  return [
    ...(company.haveCertificate ? knownName(company, words) : askedNames(company, words)),
    ...toCompanyFacts(locale, company),
    { term: names.address, value: formatSeat(company, words) },
    ...(months > 0
      ? [
          {
            term: texts.domiciliation,
            value: texts.fromCreation(texts.months(formatNumber(locale, months))),
          },
        ]
      : []),
    { term: names.capital, value: dirhams(locale, company.capital) },
  ];
}

function knownName(company: OrderCompany, { texts, locale }: Words): Facts {
  const { certificate } = company;
  const names = companyFields[locale];
  return [
    { term: names.companyName, value: company.companyName },
    { term: names.ICE, value: company.ICE },
    { term: names.certificatNumber, value: company.certificatNumber },
    ...(certificate ? [{ term: names.certificate, value: texts.attached }] : []),
  ];
}

function askedNames(company: OrderCompany, { texts, locale }: Words): Facts {
  const { firstAppelation, secoundAppelation, thirdAppelation } = company;
  const names = [firstAppelation, secoundAppelation, thirdAppelation];
  const holder = company.associates[company.negativeCertificateAssociate ?? -1];
  return [
    { term: texts.names, value: <ProposedNames names={names.filter((name) => name !== null)} /> },
    { term: companyFields[locale].activity, value: company.activity },
    ...(holder ? [{ term: texts.holder, value: associateName(holder) }] : []),
  ];
}

function formatSeat({ addressType, address }: OrderCompany, { texts }: Words): string {
  return addressType === 'domiciliation' ? texts.atTheFirm(address) : address;
}
