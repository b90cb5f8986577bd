import { changeUserRole } from './change-user-role.ts';
import { disableUser } from './disable-user.ts';
import { enableUser } from './enable-user.ts';
import { endUserSessions } from './end-user-sessions.ts';
import { inviteUser } from './invite-user.ts';
import { listAdminUsers } from './list-admin-users.ts';
import { listStaffInvitations } from './list-staff-invitations.ts';
import { resendInvitation } from './resend-invitation.ts';
import { resetUserPassword } from './reset-user-password.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

export const usersContracts = [
  changeUserRole,
  disableUser,
  enableUser,
  endUserSessions,
  inviteUser,
  listAdminUsers,
  listStaffInvitations,
  resendInvitation,
  resetUserPassword,
  withdrawInvitation,
] as const;
