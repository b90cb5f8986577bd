import type { ClientOverview } from '@tassis/contracts';
import type { LinkRow } from '@tassis/dashboard';
import {
  BuildingIcon,
  CertificateIcon,
  DocumentIcon,
  MessageIcon,
  PencilIcon,
  UsersIcon,
} from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { moroccanDay } from '@tassis/domain';
import { formatDate, formatMoney } from '@tassis/messages';
import { useOverviewTexts } from '../../messages/overview/use-overview-texts.ts';
import { ownPaths } from '../../paths.ts';

/** The client's tasks, the most urgent first. */
export function useTasks(overview: ClientOverview): LinkRow[] {
  const { waiting: texts, companies, daysLeft } = useOverviewTexts();
  const locale = useLocale();
  const day = (at: string) => formatDate(locale, at);
  return [
    ...overview.to_correct.items.map(({ id, reference }) => ({
      href: ownPaths.orderCorrections(id),
      text: texts.correct(reference),
      detail: texts.correctText,
      mark: <PencilIcon />,
    })),
    ...overview.domiciliations.items.filter(isNear).map((domiciliation) => {
      const { id, companyName, end_date: end, days_left: left } = domiciliation;
      const isOver = left < 0;
      return {
        href: ownPaths.renewal(id),
        text: texts.domiciliation(companyName),
        detail: isOver ? companies.endedOn(day(end)) : texts.endsOn(day(end), daysLeft(left)),
        mark: <BuildingIcon />,
      };
    }),
    ...overview.refused_documents.items.map(({ id, name, review_reason: reason }) => ({
      href: ownPaths.document(id),
      text: texts.refused(name),
      detail: reason ?? undefined,
      mark: <DocumentIcon />,
    })),
    ...overview.bills_to_pay.items.map(({ id, number, due, due_on: dueOn }) => ({
      href: ownPaths.bill(id),
      text: texts.bill(number),
      detail: isPast(dueOn) ? texts.overdue(day(dueOn)) : texts.dueOn(day(dueOn)),
      mark: <DocumentIcon />,
      aside: formatMoney(locale, due),
    })),
    ...overview.certificates.items.filter(isNear).map((certificate) => {
      const { order, valid_until: end, days_left: left } = certificate;
      const isOver = left < 0;
      return {
        href: ownPaths.orderDetails(order.id),
        text: isOver ? texts.newCertificate(order.reference) : texts.certificate(order.reference),
        detail: isOver ? texts.ended(day(end)) : texts.endsOn(day(end), daysLeft(left)),
        mark: <CertificateIcon />,
      };
    }),
    ...overview.partner_requests.items.map(({ id, kind, partner, total }) => ({
      href: ownPaths.partnerRequest(id),
      text: kind === 'link' ? texts.link(partner) : texts.order(partner),
      detail:
        kind === 'link' || total === null
          ? texts.linkText
          : texts.orderText(formatMoney(locale, total)),
      mark: <UsersIcon />,
    })),
    ...overview.unread_threads.items.map(({ order, last_message_at: at }) => ({
      href: ownPaths.orderMessages(order.id),
      text: texts.messages(order.reference),
      detail: texts.writtenOn(day(at)),
      mark: <MessageIcon />,
    })),
  ];
}

/** Whether there are more tasks than those shown. */
export function hasMoreTasks(overview: ClientOverview): boolean {
  const { to_correct, refused_documents, bills_to_pay, partner_requests, unread_threads } =
    overview;
  const { domiciliations, certificates } = overview;
  return (
    [to_correct, refused_documents, bills_to_pay, partner_requests, unread_threads].some(
      ({ more }) => more,
    ) || [domiciliations, certificates].some(({ items, more }) => more && items.every(isNear))
  );
}

/** Whether the end is so near that there is a warning. */
function isNear({ warning }: { warning: string | null }): boolean {
  return warning !== null;
}

/** Whether a day is in the past in Morocco. */
export function isPast(day: string): boolean {
  return day < moroccanDay(new Date());
}
