import type { OrderDomiciliation } from '@tassis/contracts';
import { DOMICILIATION_ADDRESS } from '@tassis/domain';
import { formatDate, formatNumber, getLabel } from '@tassis/messages';
import { documentText } from './identity-text.ts';
import type { Facts, Words } from './use-words.ts';

/** The facts of a domiciliation: company, start and duration; its managers are shown separately. */
export function domiciliationFacts(request: OrderDomiciliation, words: Words): Facts {
  const { texts, locale } = words;
  const { formJuridique: form, acronym, negativeCertificate: certificate } = request;
  const { identificationType, identifierValue } = request;
  return [
    { term: texts.domiciledName, value: request.companyName },
    { term: texts.ice, value: request.ICE },
    ...(acronym ? [{ term: texts.acronym, value: acronym }] : []),
    ...(form
      ? [{ term: texts.companyForm, value: getLabel(locale, `domiciliation_legal_form.${form}`) }]
      : []),
    { term: texts.document, value: documentText(identificationType, identifierValue, words) },
    ...(certificate ? [{ term: texts.certificate, value: texts.attached }] : []),
    { term: texts.domiciliationAddress, value: DOMICILIATION_ADDRESS },
    { term: texts.start, value: formatDate(locale, request.start_date) },
    { term: texts.duration, value: texts.months(formatNumber(locale, request.duration_months)) },
    { term: texts.end, value: formatDate(locale, request.end_date) },
  ];
}
