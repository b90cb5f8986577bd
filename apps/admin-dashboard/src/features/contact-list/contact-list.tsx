import { useSession } from '@tassis/auth';
import { listContactSubmissions, type AdminContactSubmission } from '@tassis/contracts';
import { useList, WorkList, type BulkControl } from '@tassis/dashboard';
import { AssignMenu } from '../../colleague/assign-menu.tsx';
import { useContactTexts } from '../../messages/contact/use-contact-texts.ts';
import { assignSubmission, moveSubmission } from './change-submission.ts';
import { ContactPanel } from './contact-panel.tsx';
import { ContactStatusBadge } from './contact-status-badge.tsx';

/** The messages to the firm. */
export function ContactList() {
  const texts = useContactTexts();
  const { user } = useSession();
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
          // The option needs the session, which may not have loaded yet.
          ...(user ? [{ value: user.id, label: mine }] : []),
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
        { text: texts.assign.text, Control: AssignSubmissions },
        {
          text: texts.close,
          run: (submission) => moveSubmission(submission, 'closed'),
          confirm: texts.closeSeveral,
        },
      ]}
    />
  );
}

function renderStatus({ status }: AdminContactSubmission) {
  return <ContactStatusBadge status={status} />;
}

/** Assigns the selected messages to a person or to nobody. */
function AssignSubmissions({ isRunning, onRun }: BulkControl<AdminContactSubmission>) {
  const { assign } = useContactTexts();
  return (
    <AssignMenu
      assignee={undefined}
      texts={assign}
      pending={isRunning}
      onAssign={(person) =>
        onRun(
          (submission) => assignSubmission(submission, person?.id ?? null),
          person ? assign.to(person.name) : assign.freeing,
        )
      }
    />
  );
}
