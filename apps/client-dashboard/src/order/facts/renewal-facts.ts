import type { Order } from '@tassis/contracts';
import { formatDate } from '@tassis/messages';
import type { Facts, Words } from './use-words.ts';

/** The facts of a renewal: company, start and end. A renewal has no record of its own. */
export function renewalFacts({ data }: Order['services'][number], { texts, locale }: Words): Facts {
  if (!('domiciliation_id' in data)) return [];
  const { companyName: name, ICE: ice, start_date: from, end_date: to } = data;
  const day = (at: string) => formatDate(locale, at);
  return [
    ...(isText(from) && isText(to)
      ? [{ term: texts.renewal, value: texts.period(day(from), day(to)) }]
      : []),
    ...(isText(name) ? [{ term: texts.domiciledName, value: name }] : []),
    ...(isText(ice) ? [{ term: texts.ice, value: ice }] : []),
  ];
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
