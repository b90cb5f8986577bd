import { getApi } from '@tassis/api-client';
import {
  changeUserRole,
  disableUser,
  enableUser,
  endUserSessions,
  resetUserPassword,
  type AdminUser,
} from '@tassis/contracts';
import type { AskedAction } from '@tassis/dashboard';
import { isStaff } from '@tassis/domain';
import { useTexts } from '../../messages/users/use-texts.ts';

/** The actions on an account; with one's own, none that would lock oneself out. */
export function useUserActions(user: AdminUser, isOwn: boolean): AskedAction[] {
  const { actions: texts } = useTexts();
  const { id, userName: name, disabled, email } = user;
  const params = { id };
  const disable: AskedAction = {
    title: texts.disableTitle(name),
    consequence: texts.disableText,
    confirmText: texts.disable,
    danger: true,
    run: () => getApi().call(disableUser, { params }),
    done: texts.disabled,
  };
  const enable: AskedAction = {
    title: texts.enableTitle(name),
    consequence: texts.enableText,
    confirmText: texts.enable,
    run: () => getApi().call(enableUser, { params }),
    done: texts.enabled,
  };
  const toRole = (role: 'admin' | 'content_admin'): AskedAction => ({
    title: role === 'admin' ? texts.makeAdminTitle(name) : texts.makeEditorTitle(name),
    consequence: role === 'admin' ? texts.makeAdminText : texts.makeEditorText,
    confirmText: role === 'admin' ? texts.makeAdmin : texts.makeEditor,
    run: () => getApi().call(changeUserRole, { params, body: { role } }),
    done: texts.roleChanged,
  });
  const endSessions: AskedAction = {
    title: texts.endSessionsTitle(name),
    consequence: isOwn ? texts.endOwnSessionsText : texts.endSessionsText,
    confirmText: texts.endSessions,
    run: () => getApi().call(endUserSessions, { params }),
    done: texts.sessionsEnded,
  };
  const resetPassword: AskedAction = {
    title: texts.resetPasswordTitle(name),
    consequence: texts.resetPasswordText(email),
    confirmText: texts.resetPassword,
    run: () => getApi().call(resetUserPassword, { params }),
    done: texts.passwordReset,
  };
  const otherRole = user.user_type === 'admin' ? 'content_admin' : 'admin';
  const harmless = disabled ? [] : [endSessions, resetPassword];
  if (isOwn) return harmless;
  return [
    ...harmless,
    ...(isStaff(user.user_type) && !disabled ? [toRole(otherRole)] : []),
    disabled ? enable : disable,
  ];
}
