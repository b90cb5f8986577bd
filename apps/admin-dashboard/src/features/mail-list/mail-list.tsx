import { getApi } from '@tassis/api-client';
import { listAdminMails, resendMail, type AdminMail } from '@tassis/contracts';
import { useList, WorkList } from '@tassis/dashboard';
import { useMailTexts } from '../../messages/mails/use-mail-texts.ts';
import { MailPanel } from './mail-panel.tsx';
import { MailStatusBadge } from './mail-status-badge.tsx';

const STATUSES = ['queued', 'sent', 'kept', 'failed'] as const;

/** The log of mails. */
export function MailList() {
  const { status, resend, list: listTexts } = useMailTexts();
  const list = useList(listAdminMails, {
    name: {
      key: 'subject',
      text: ({ subject }) => subject,
      fullName: ({ subject, recipient }) => `${subject} (${recipient})`,
    },
    columns: [
      { key: 'recipient', text: ({ recipient }) => recipient },
      { key: 'status', card: 'beside', cell: renderStatus },
      { key: 'attempts', align: 'end', card: 'labelled', text: ({ attempts }) => String(attempts) },
      { key: 'created_at', date: (mail) => mail.created_at },
    ],
    filters: {
      search: {},
      status: {
        label: status.label,
        anyText: status.anyText,
        options: STATUSES.map((value) => ({ value, label: status[value] })),
      },
    },
    order: '-created_at',
    texts: listTexts,
  });
  const renderPanel = (mail: AdminMail) => (
    <MailPanel mail={mail} onResent={() => void list.query.refetch()} />
  );
  return (
    <WorkList
      list={list}
      panel={renderPanel}
      bulkActions={[
        {
          text: resend.text,
          run: ({ id }) => getApi().call(resendMail, { params: { id } }),
          confirm: { title: resend.several, consequence: resend.severalConsequence },
        },
      ]}
      csv="mails"
    />
  );
}

function renderStatus({ status }: AdminMail) {
  return <MailStatusBadge status={status} />;
}
