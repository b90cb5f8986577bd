import { asFields, type ClientPartnerRequest } from '@tassis/contracts';
import type { DescriptionListProps } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, getLabel } from '@tassis/messages';
import { usePartnerRequestsTexts } from '../../messages/partner-requests/use-partner-requests-texts.ts';
import { dirhams } from '../../order/dirhams.ts';

type Facts = DescriptionListProps['items'];

/** What a prepared order asks for, as far as it is told. */
export function useRequestFacts({ service, body, has_certificate }: ClientPartnerRequest): Facts {
  const { facts: texts } = usePartnerRequestsTexts();
  const locale = useLocale();
  const [first] = listOf(asFields(body)['services']);
  const data = asFields(asFields(first)['data']);
  const textOf = (name: string) => textIn(data, name);
  const start = textOf('start_date');
  const { capital, duration_months: months } = data;
  const names = ['firstAppelation', 'secoundAppelation', 'thirdAppelation'].map(textOf);
  const isRequest = service === 'negative_certificate_request';
  const facts = [
    { term: texts.service, value: service && getLabel(locale, `service_type.${service}`) },
    // The form calls the family name the first.
    { term: texts.beneficiary, value: isRequest ? nameOf(data, ['lastName', 'firstName']) : '' },
    { term: texts.company, value: textOf('companyName') },
    { term: texts.names, value: names.filter(Boolean).join(', ') },
    { term: texts.activity, value: textOf('activity') },
    { term: texts.form, value: textOf('legalStatus') },
    { term: texts.capital, value: typeof capital === 'number' ? dirhams(locale, capital) : '' },
    { term: texts.address, value: textOf('address') },
    { term: texts.city, value: textOf('ville') },
    { term: texts.start, value: start && formatDate(locale, start) },
    { term: texts.duration, value: typeof months === 'number' ? texts.months(months) : '' },
    { term: texts.associates, value: peopleIn(data['associates']) },
    { term: texts.managers, value: peopleIn(data['managers'] ?? data['externalManagers']) },
    { term: texts.certificate, value: has_certificate ? texts.attached : '' },
  ];
  return facts.filter(({ value }) => Boolean(value));
}

const PERSON = ['firstName', 'lastName'] as const;

function peopleIn(list: unknown): string {
  return listOf(list)
    .map((each) => textIn(asFields(each), 'companyName') || nameOf(asFields(each), PERSON))
    .join(', ');
}

function nameOf(fields: Record<string, unknown>, [given, family]: readonly [string, string]) {
  return [textIn(fields, given), textIn(fields, family)].filter(Boolean).join(' ');
}

function textIn(fields: Record<string, unknown>, name: string): string {
  const { [name]: value } = fields;
  return typeof value === 'string' ? value : '';
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
