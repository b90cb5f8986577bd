import type { ClientOverview } from '@tassis/contracts';
import type { Messages } from '../messages/fr.ts';

/** A day on which something of the client ends. */
export interface Deadline {
  /** Such as '2027-03-31'. */
  day: string;
  text: string;
}

/** All deadlines of an overview, the nearest first. */
export function listDeadlines(overview: ClientOverview, texts: Messages['deadlines']): Deadline[] {
  const deadlines = [
    ...overview.domiciliations.items.map((each) => ({
      day: each.end_date,
      text: texts.domiciliation(each.companyName),
    })),
    ...overview.certificates.items.map((each) => ({
      day: each.valid_until,
      text: texts.certificate(each.order.reference),
    })),
    ...overview.bills_to_pay.items.map((each) => ({
      day: each.due_on,
      text: texts.bill(each.number),
    })),
  ];
  return deadlines.sort((a, b) => a.day.localeCompare(b.day));
}

/** The month of a day, such as '2027-03'. */
export function monthOf({ day }: Pick<Deadline, 'day'>): string {
  return day.slice(0, 7);
}
