import { useSession } from '@tassis/auth';
import { listAdminUsers, type AdminUser } from '@tassis/contracts';
import { useList, WorkList } from '@tassis/dashboard';
import { StatusBadge } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { getLabel } from '@tassis/messages';
import { useTexts } from '../../messages/users/use-texts.ts';
import { UserPanel } from './user-panel.tsx';

const STATES = ['active', 'disabled'] as const;

/** All accounts. */
export function UserList() {
  const texts = useTexts();
  const locale = useLocale();
  const { user: own } = useSession();
  const list = useList(listAdminUsers, {
    name: { key: 'userName', text: (user) => getUserName(user, own?.id, texts.you) },
    columns: [
      { key: 'email', text: ({ email }) => email },
      { key: 'role', text: ({ user_type: role }) => getLabel(locale, `role.${role}`) },
      { key: 'created_at', date: (user) => user.created_at },
      { key: 'state', card: 'beside', cell: renderState },
    ],
    filters: {
      search: {},
      role: { ...texts.role, labels: 'role' },
      state: {
        label: texts.state.label,
        anyText: texts.state.anyText,
        options: STATES.map((value) => ({ value, label: texts.state[value] })),
      },
    },
    order: '-created_at',
    texts: texts.list,
  });
  return <WorkList list={list} panel={panelWith(() => void list.query.refetch())} csv="users" />;
}

function renderState({ disabled }: AdminUser) {
  return <UserState disabled={disabled} />;
}

function UserState({ disabled }: Pick<AdminUser, 'disabled'>) {
  const texts = useTexts();
  return (
    <StatusBadge
      tone={disabled ? 'critical' : 'success'}
      text={disabled ? texts.disabled : texts.active}
    />
  );
}

function panelWith(onChange: () => void) {
  return (user: AdminUser) => <UserPanel key={user.id} user={user} onChange={onChange} />;
}

function getUserName({ id, userName }: AdminUser, own: string | undefined, you: string): string {
  return id === own ? `${userName} (${you})` : userName;
}
