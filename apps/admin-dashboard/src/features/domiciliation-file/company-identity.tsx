import type { AdminDomiciliation } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { DescriptionList } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatMoney, getLabel, type Locale } from '@tassis/messages';
import type { DomiciliationTexts } from '../../messages/domiciliations/fr.ts';
import { useDomiciliationTexts } from '../../messages/domiciliations/use-domiciliation-texts.ts';

type Texts = DomiciliationTexts['file']['identity'];

/** The domiciliated company, with the data of its order. */
export function CompanyIdentity({ domiciliation }: { domiciliation: AdminDomiciliation }) {
  const { identity: texts } = useDomiciliationTexts().file;
  const locale = useLocale();
  const items = toFacts(domiciliation, texts, locale).filter(({ value }) => Boolean(value));
  return (
    <DashboardSection title={texts.title}>
      {items.length > 0 ? <DescriptionList layout="columns" items={items} /> : <p>{texts.none}</p>}
    </DashboardSection>
  );
}

function toFacts({ company, request }: AdminDomiciliation, texts: Texts, locale: Locale) {
  if (company) {
    return [
      { term: texts.name, value: company.companyName ?? company.firstAppelation },
      { term: texts.acronym, value: company.acronym },
      { term: texts.form, value: getLabel(locale, `company_form.${company.legalStatus}`) },
      { term: texts.activity, value: company.activity },
      {
        term: texts.capital,
        value: formatMoney(locale, company.capital, { decimals: 'whole', unit: 'DH' }),
      },
      { term: texts.certificate, value: company.certificatNumber },
    ];
  }
  if (!request) return [];
  const { identificationType, formJuridique: form } = request;
  const identification = getLabel(locale, `identification_type.${identificationType}`);
  return [
    { term: texts.name, value: request.companyName },
    { term: texts.acronym, value: request.acronym },
    { term: texts.form, value: form && getLabel(locale, `domiciliation_legal_form.${form}`) },
    { term: texts.identifier, value: `${identification} ${request.identifierValue}` },
  ];
}
