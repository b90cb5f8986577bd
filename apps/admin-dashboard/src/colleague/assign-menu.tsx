import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { useSession } from '@tassis/auth';
import { listAdminUsers } from '@tassis/contracts';
import { Menu } from '@tassis/design-system';

type Person = { id: string; name: string };

type AssignMenuProps = {
  /** The current assignee; null for nobody, undefined for records with different ones. */
  assignee: Person | null | undefined;
  texts: { text: string; me: string; nobody: string };
  pending: boolean;
  onAssign: (person: Person | null) => void;
};

/** Assigns records to oneself, to a colleague, or to nobody. */
export function AssignMenu({ assignee, texts, pending, onAssign }: AssignMenuProps) {
  const people = useColleagues().filter(({ id }) => id !== assignee?.id);
  const items = people.map(({ id, name, isMe }) => ({
    key: id,
    text: isMe ? texts.me : name,
    onSelect: () => onAssign({ id, name }),
  }));
  const nobody = {
    key: 'nobody',
    text: texts.nobody,
    separated: true,
    onSelect: () => onAssign(null),
  };
  return (
    <Menu
      label={texts.text}
      text={texts.text}
      size="s"
      align="start"
      loading={pending}
      items={assignee === null ? items : [...items, nobody]}
    />
  );
}

/** The active administrators, oneself first; only oneself until the others have loaded. */
function useColleagues() {
  const { user } = useSession();
  const { data } = useQuery(apiQuery(listAdminUsers, { query: { role: 'admin', per_page: 100 } }));
  const others = (data?.data ?? []).filter(({ id, disabled }) => id !== user?.id && !disabled);
  return [
    ...(user ? [{ id: user.id, name: user.userName, isMe: true }] : []),
    ...others.map(({ id, userName }) => ({ id, name: userName, isMe: false })),
  ];
}
