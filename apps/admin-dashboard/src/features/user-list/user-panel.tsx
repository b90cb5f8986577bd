import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { useSession } from '@tassis/auth';
import { listAudit, type AdminUser } from '@tassis/contracts';
import { ActionDialog, type AskedAction } from '@tassis/dashboard';
import { Button, Cluster, DescriptionList, Stack } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, getLabel } from '@tassis/messages';
import { useState } from 'react';
import { AuditTrail } from '../../audit/audit-trail.tsx';
import { PanelSection } from '../../panel/panel-section.tsx';
import { useTexts } from '../../messages/users/use-texts.ts';
import { useUserActions } from './use-user-actions.ts';

type UserPanelProps = { user: AdminUser; onChange: () => void };

/** An account in the panel: data, actions, and the history of the staff's changes. */
export function UserPanel({ user, onChange }: UserPanelProps) {
  const texts = useTexts();
  const locale = useLocale();
  const isOwn = useSession().user?.id === user.id;
  const history = useQuery(apiQuery(listAudit, { query: { subject: 'user', id: user.id } }));
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const actions = useUserActions(user, isOwn);
  const { headers } = texts.list;
  return (
    <Stack gap="l">
      <DescriptionList
        items={[
          { term: headers.email, value: user.email },
          {
            term: headers.verified,
            value: user.email_verified ? texts.verified.yes : texts.verified.no,
          },
          { term: headers.role, value: getLabel(locale, `role.${user.user_type}`) },
          { term: headers.state, value: user.disabled ? texts.disabled : texts.active },
          {
            term: headers.mfa,
            value: user.mfa_enabled ? texts.secondFactor.on : texts.secondFactor.off,
          },
          { term: headers.created_at, value: formatDate(locale, user.created_at) },
        ]}
      />
      <PanelSection title={texts.actions.title}>
        {isOwn ? <p>{texts.actions.own}</p> : null}
        <Cluster gap="s">
          {actions.map((action) => (
            <Button key={action.confirmText} size="s" onClick={() => setAsked(action)}>
              {action.confirmText}
            </Button>
          ))}
        </Cluster>
      </PanelSection>
      <PanelSection title={texts.history}>
        <AuditTrail query={history} />
      </PanelSection>
      <ActionDialog
        action={asked}
        onCancel={() => setAsked(null)}
        onDone={() => {
          setAsked(null);
          onChange();
          void history.refetch();
        }}
      />
    </Stack>
  );
}
