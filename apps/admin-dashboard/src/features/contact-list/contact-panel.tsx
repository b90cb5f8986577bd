import type { AdminContactSubmission } from '@tassis/contracts';
import { Alert, Cluster, DescriptionList, MailLink, PhoneLink, Stack } from '@tassis/design-system';
import { AssignMenu } from '../../colleague/assign-menu.tsx';
import { useContactTexts } from '../../messages/contact/use-contact-texts.ts';
import { assignSubmission } from './change-submission.ts';
import { ContactStatusBadge } from './contact-status-badge.tsx';
import { ContactThread } from './contact-thread.tsx';
import { ReplyForm } from './reply-form.tsx';
import { StatusMenu } from './status-menu.tsx';
import { useChange } from './use-change.ts';

type ContactPanelProps = { submission: AdminContactSubmission; onChanged: () => Promise<unknown> };

/** A message in the panel: sender, conversation, and a form for the answer. */
export function ContactPanel({ submission, onChanged }: ContactPanelProps) {
  const { panel, assign } = useContactTexts();
  const change = useChange(onChanged);
  const { email, phone, company, service, source, status, assigned_to: assignee } = submission;
  return (
    <Stack>
      <Cluster>
        <ContactStatusBadge status={status} />
        <StatusMenu submission={submission} change={change} />
        <AssignMenu
          assignee={assignee}
          texts={assign}
          pending={change.pending}
          onAssign={(person) =>
            change.run(
              () => assignSubmission(submission, person?.id ?? null),
              person ? assign.done(person.name) : assign.freed,
            )
          }
        />
      </Cluster>
      {change.failure ? <Alert tone="critical">{change.failure}</Alert> : null}
      <DescriptionList
        items={[
          { term: panel.service, value: service },
          { term: panel.email, value: <MailLink email={email} /> },
          {
            term: panel.phone,
            value: phone ? <PhoneLink phone={phone} /> : null,
          },
          { term: panel.company, value: company },
          { term: panel.source, value: panel.sources[source] },
          { term: panel.assignedTo, value: assignee?.name ?? panel.nobody },
        ].filter(({ value }) => Boolean(value))}
      />
      <ContactThread submission={submission} />
      <ReplyForm submission={submission} onSettled={onChanged} />
    </Stack>
  );
}
