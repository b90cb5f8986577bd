import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { acceptInvitationRoute } from './accept-invitation.route.ts';
import { changePasswordRoute } from './change-password.route.ts';
import { changePreferencesRoute } from './change-preferences.route.ts';
import { confirmSecondFactorRoute } from './confirm-second-factor.route.ts';
import { deleteUserRoute } from './delete-user.route.ts';
import { endOwnSessionRoute } from './end-own-session.route.ts';
import { exportUserRoute } from './export-user.route.ts';
import { forgotPasswordRoute } from './forgot-password.route.ts';
import { getInvitationRoute } from './get-invitation.route.ts';
import { getSecondFactorRoute } from './get-second-factor.route.ts';
import { getUserRoute } from './get-user.route.ts';
import { listOwnSessionsRoute } from './list-own-sessions.route.ts';
import { loginMfaRoute } from './login-mfa.route.ts';
import { loginRoute } from './login.route.ts';
import { logoutRoute } from './logout.route.ts';
import { refreshRoute } from './refresh.route.ts';
import { registerClientRoute } from './register-client.route.ts';
import { registerPartnerRoute } from './register-partner.route.ts';
import { removeSecondFactorRoute } from './remove-second-factor.route.ts';
import { renewRecoveryCodesRoute } from './renew-recovery-codes.route.ts';
import { requestEmailVerificationRoute } from './request-email-verification.route.ts';
import { resetPasswordRoute } from './reset-password.route.ts';
import { startSecondFactorRoute } from './start-second-factor.route.ts';
import { updateUserProfileRoute } from './update-user-profile.route.ts';
import { verifyEmailRoute } from './verify-email.route.ts';

export function accountRoutes(deps: Dependencies): Route[] {
  const routes = [
    acceptInvitationRoute,
    changePasswordRoute,
    changePreferencesRoute,
    confirmSecondFactorRoute,
    deleteUserRoute,
    endOwnSessionRoute,
    exportUserRoute,
    forgotPasswordRoute,
    getInvitationRoute,
    getSecondFactorRoute,
    getUserRoute,
    listOwnSessionsRoute,
    loginMfaRoute,
    loginRoute,
    logoutRoute,
    refreshRoute,
    registerClientRoute,
    registerPartnerRoute,
    removeSecondFactorRoute,
    renewRecoveryCodesRoute,
    requestEmailVerificationRoute,
    resetPasswordRoute,
    startSecondFactorRoute,
    updateUserProfileRoute,
    verifyEmailRoute,
  ];
  return routes.map((routeOf) => routeOf(deps));
}
