import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { useSession } from '@tassis/auth';
import { listAdminUsers, type AdminContactSubmission } from '@tassis/contracts';
import { Menu } from '@tassis/design-system';
import { useContactTexts } from '../../messages/contact/use-contact-texts.ts';
import { assignSubmission } from './change-submission.ts';
import type { Change } from './use-change.ts';

type AssignMenuProps = { submission: AdminContactSubmission; change: Change };

/** Gives a message to oneself, to a colleague, or to nobody. */
export function AssignMenu({ submission, change }: AssignMenuProps) {
  const { assign: texts } = useContactTexts();
  const people = useColleagues().filter(({ id }) => id !== submission.assigned_to?.id);
  const assignTo = (id: string | null, done: string) =>
    change.run(() => assignSubmission(submission, id), done);
  const items = people.map(({ id, userName, isMe }) => ({
    key: id,
    text: isMe ? texts.me : userName,
    onSelect: () => assignTo(id, texts.done(userName)),
  }));
  const nobody = {
    key: 'nobody',
    text: texts.nobody,
    separated: true,
    onSelect: () => assignTo(null, texts.freed),
  };
  return (
    <Menu
      label={texts.text}
      text={texts.text}
      size="s"
      align="start"
      disabled={change.pending}
      items={submission.assigned_to ? [...items, nobody] : items}
    />
  );
}

/** The administrators who may sign in, oneself first; oneself alone until the others have loaded. */
function useColleagues() {
  const { user } = useSession();
  const { data } = useQuery(apiQuery(listAdminUsers, { query: { role: 'admin', per_page: 100 } }));
  const others = (data?.data ?? []).filter(({ id, disabled }) => id !== user?.id && !disabled);
  return [
    ...(user ? [{ id: user.id, userName: user.userName, isMe: true }] : []),
    ...others.map(({ id, userName }) => ({ id, userName, isMe: false })),
  ];
}
