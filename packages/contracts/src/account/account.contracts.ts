import { acceptInvitation } from './accept-invitation.ts';
import { changePassword } from './change-password.ts';
import { changePreferences } from './change-preferences.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { deleteUser } from './delete-user.ts';
import { endOwnSession } from './end-own-session.ts';
import { exportUser } from './export-user.ts';
import { forgotPassword } from './forgot-password.ts';
import { getInvitation } from './get-invitation.ts';
import { getSecondFactor } from './get-second-factor.ts';
import { getUser } from './get-user.ts';
import { listOwnSessions } from './list-own-sessions.ts';
import { loginMfa } from './login-mfa.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { refresh } from './refresh.ts';
import { registerClient } from './register-client.ts';
import { registerPartner } from './register-partner.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { requestEmailVerification } from './request-email-verification.ts';
import { resetPassword } from './reset-password.ts';
import { startSecondFactor } from './start-second-factor.ts';
import { updateUserProfile } from './update-user-profile.ts';
import { verifyEmail } from './verify-email.ts';

export const accountContracts = [
  acceptInvitation,
  changePassword,
  changePreferences,
  confirmSecondFactor,
  deleteUser,
  endOwnSession,
  exportUser,
  forgotPassword,
  getInvitation,
  getSecondFactor,
  getUser,
  listOwnSessions,
  loginMfa,
  login,
  logout,
  refresh,
  registerClient,
  registerPartner,
  removeSecondFactor,
  renewRecoveryCodes,
  requestEmailVerification,
  resetPassword,
  startSecondFactor,
  updateUserProfile,
  verifyEmail,
] as const;
