import type { AdminCallbackRequest } from '@tassis/contracts';
import { DescriptionList, MailLink, PhoneLink, Stack } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDateTime } from '@tassis/messages';
import { useCallbackTexts } from '../../messages/callbacks/use-callback-texts.ts';
import { CallbackForm } from './callback-form.tsx';
import { CallbackMoves } from './callback-moves.tsx';
import { CallbackStatusBadge } from './callback-status-badge.tsx';
import { DueTime } from './due-time.tsx';

type CallbackPanelProps = { request: AdminCallbackRequest; onChanged: () => Promise<unknown> };

/** A callback request in the panel: contact data, status and note. */
export function CallbackPanel({ request, onChanged }: CallbackPanelProps) {
  const { panel, list } = useCallbackTexts();
  const locale = useLocale();
  const { phone, email, message, assigned_to: assignee, status } = request;
  const items = [
    { term: list.headers.status, value: <CallbackStatusBadge status={status} /> },
    {
      term: panel.phone,
      value: <PhoneLink phone={phone} />,
    },
    { term: panel.due, value: <DueTime request={request} /> },
    {
      term: panel.email,
      value: email && <MailLink email={email} />,
    },
    { term: panel.message, value: message },
    { term: panel.asked, value: formatDateTime(locale, request.created_at) },
    { term: panel.assignedTo, value: assignee?.name },
  ];
  return (
    <Stack>
      {status === 'cancelled' ? null : <CallbackMoves request={request} onChanged={onChanged} />}
      <DescriptionList items={items.filter(({ value }) => Boolean(value))} />
      {status === 'cancelled' ? null : <CallbackForm request={request} onChanged={onChanged} />}
    </Stack>
  );
}
