import type { AdminPartner } from '@tassis/contracts';
import { DescriptionList, MailLink, PhoneLink } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { findLabel, formatDate, getLabel } from '@tassis/messages';
import { useTexts } from '../../messages/partners/use-texts.ts';

/** The partner's data, and the staff's decision. */
export function PartnerFacts({ partner }: { partner: AdminPartner }) {
  const { list, account } = useTexts();
  const { headers } = list;
  const locale = useLocale();
  const { firstName, lastName, email, phone, reviewed_at: reviewedAt } = partner;
  // A pending partner was reviewed before with other data, so that decision is labelled as earlier.
  const isPast = partner.status === 'pending';
  const decision = [
    {
      term: isPast ? headers.reviewedBefore : headers.reviewed_at,
      value: reviewedAt && formatDate(locale, reviewedAt),
    },
    { term: isPast ? headers.reasonBefore : headers.reason, value: partner.review_reason },
  ];
  return (
    <DescriptionList
      items={[
        { term: headers.status, value: getLabel(locale, `partner_status.${partner.status}`) },
        { term: headers.person, value: `${firstName} ${lastName}` },
        {
          term: headers.legalStatus,
          value: findLabel(locale, 'accountant_legal_status', partner.legalStatus),
        },
        { term: headers.legalForm, value: partner.legalForm },
        { term: headers.email, value: <MailLink email={email} /> },
        {
          term: headers.phone,
          value: <PhoneLink phone={phone} />,
        },
        { term: headers.created_at, value: formatDate(locale, partner.created_at) },
        { term: headers.account, value: partner.disabled ? account.disabled : account.active },
        ...decision.filter(({ value }) => value !== null),
      ]}
    />
  );
}
