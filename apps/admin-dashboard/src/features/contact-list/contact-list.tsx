import { useSession } from '@tassis/auth';
import { listContactSubmissions, type AdminContactSubmission } from '@tassis/contracts';
import { useList, WorkList } from '@tassis/dashboard';
import { useContactTexts } from '../../messages/contact/use-contact-texts.ts';
import { assignSubmission, moveSubmission } from './change-submission.ts';
import { ContactPanel } from './contact-panel.tsx';
import { ContactStatusBadge } from './contact-status-badge.tsx';

/** The messages to the house. */
export function ContactList() {
  const texts = useContactTexts();
  const { user } = useSession();
  const me = user?.id ?? '';
  const { label, anyText, none, me: mine } = texts.assigned;
  const list = useList(listContactSubmissions, {
    name: { key: 'name', text: ({ name }) => name },
    columns: [
      { key: 'service', text: ({ service }) => service },
      { key: 'status', card: 'beside', cell: renderStatus },
      { key: 'assigned', text: (submission) => submission.assigned_to?.name ?? '' },
      { key: 'created_at', date: (submission) => submission.created_at },
    ],
    filters: {
      search: {},
      status: { ...texts.status, labels: 'contact_status' },
      assigned: {
        label,
        anyText,
        options: [
          // Until it is known who is there, nobody can be chosen.
          ...(user ? [{ value: me, label: mine }] : []),
          { value: 'none', label: none },
        ],
      },
    },
    order: '-created_at',
    texts: texts.list,
  });
  const renderPanel = (submission: AdminContactSubmission) => (
    <ContactPanel submission={submission} onChanged={() => list.query.refetch()} />
  );
  return (
    <WorkList
      list={list}
      panel={renderPanel}
      csv="contact-submissions"
      bulkActions={[
        { text: texts.bulk.take, run: (submission) => assignSubmission(submission, me) },
        { text: texts.bulk.close, run: (submission) => moveSubmission(submission, 'closed') },
      ]}
    />
  );
}

function renderStatus({ status }: AdminContactSubmission) {
  return <ContactStatusBadge status={status} />;
}
