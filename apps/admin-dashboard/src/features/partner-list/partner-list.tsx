import { listAdminPartners, type AdminPartner } from '@tassis/contracts';
import { useList, WorkList } from '@tassis/dashboard';
import { StatusBadge } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { findLabel, getLabel } from '@tassis/messages';
import { useTexts } from '../../messages/partners/use-texts.ts';
import { PartnerPanel } from './partner-panel.tsx';

const TONES = { pending: 'warning', validated: 'success', rejected: 'critical' } as const;

/** All accounts of partners. */
export function PartnerList() {
  const texts = useTexts();
  const locale = useLocale();
  const list = useList(listAdminPartners, {
    name: { key: 'businessName', text: ({ businessName }) => businessName },
    columns: [
      { key: 'person', text: getPartnerName },
      {
        key: 'legalStatus',
        text: ({ legalStatus }) => findLabel(locale, 'accountant_legal_status', legalStatus),
      },
      { key: 'created_at', date: (partner) => partner.created_at },
      { key: 'status', card: 'beside', cell: renderStatus },
    ],
    filters: { search: {}, status: { ...texts.status, labels: 'partner_status' } },
    order: '-created_at',
    texts: texts.list,
  });
  return <WorkList list={list} panel={panelWith(() => void list.query.refetch())} csv="partners" />;
}

function renderStatus({ status }: AdminPartner) {
  return <PartnerStatus status={status} />;
}

function PartnerStatus({ status }: Pick<AdminPartner, 'status'>) {
  const locale = useLocale();
  return <StatusBadge tone={TONES[status]} text={getLabel(locale, `partner_status.${status}`)} />;
}

function panelWith(onChange: () => void) {
  return (partner: AdminPartner) => (
    <PartnerPanel key={partner.id} partner={partner} onChange={onChange} />
  );
}

function getPartnerName({ firstName, lastName }: AdminPartner): string {
  return `${firstName} ${lastName}`;
}
