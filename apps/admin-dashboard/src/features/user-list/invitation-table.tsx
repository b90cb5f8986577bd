import type { StaffInvitation } from '@tassis/contracts';
import type { AskedAction } from '@tassis/dashboard';
import { DataTable, StatusBadge, type DataColumn } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, getLabel } from '@tassis/messages';
import { useTexts } from '../../messages/users/use-texts.ts';
import { InvitationActions } from './invitation-actions.tsx';

type InvitationTableProps = {
  invitations: readonly StaffInvitation[];
  onAsk: (action: AskedAction) => void;
};

/** The invitations of colleagues, with their actions. */
export function InvitationTable({ invitations, onAsk }: InvitationTableProps) {
  const { invitations: texts } = useTexts();
  const locale = useLocale();
  const { headers } = texts;
  const columns: readonly DataColumn<StaffInvitation>[] = [
    { key: 'name', header: headers.name, rowHeader: true, cell: formatName },
    { key: 'email', header: headers.email, cell: ({ email }) => email },
    {
      key: 'role',
      header: headers.role,
      cell: ({ role }) => getLabel(locale, `role.${role}`),
    },
    { key: 'state', header: headers.state, card: 'beside', cell: renderState },
    {
      key: 'invited_by',
      header: headers.invited_by,
      card: 'labelled',
      cell: ({ invited_by: by }) => by,
    },
    {
      key: 'expires_at',
      header: headers.expires_at,
      nowrap: true,
      card: 'labelled',
      cell: ({ expires_at: until }) => formatDate(locale, until, 'short'),
    },
  ];
  const renderActions = (invitation: StaffInvitation) => (
    <InvitationActions invitation={invitation} onAsk={onAsk} />
  );
  return (
    <DataTable
      caption={texts.title}
      columns={columns}
      rows={invitations}
      rowKey={({ id }) => id}
      loadingText={texts.loading}
      stickyHeader={false}
      empty={null}
      rowActions={{ header: texts.actions, cell: renderActions }}
    />
  );
}

function renderState() {
  return <Invited />;
}

function Invited() {
  return <StatusBadge tone="warning" text={useTexts().invitations.invited} />;
}

function formatName({ firstName, lastName }: StaffInvitation): string {
  return `${firstName} ${lastName}`;
}
