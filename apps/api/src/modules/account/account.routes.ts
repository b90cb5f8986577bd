import {
  changePassword,
  changePreferences,
  deleteUser,
  exportUser,
  forgotPassword,
  getUser,
  requestEmailVerification,
  resetPassword,
  updateUserProfile,
  verifyEmail,
} from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { lacksSecondFactor } from '../../sessions/sessions.ts';
import { changeOwnPassword, forgetPassword, resetForgottenPassword } from './password.service.ts';
import { deleteOwnAccount, exportOwnData } from './personal-data.service.ts';
import { writeLocale } from './profile.repository.ts';
import { changeProfile } from './profile.service.ts';
import { requireUser } from './user.repository.ts';
import { askForVerification, confirmAddress } from './verify-email.service.ts';

export function accountRoutes(deps: Dependencies): Route[] {
  const { config, db } = deps;
  return [
    defineRoute(requestEmailVerification, async ({ actor }) => {
      await askForVerification(deps, actor.userId);
      return success(null);
    }),
    defineRoute(verifyEmail, async ({ body: { token }, address }) => {
      await confirmAddress(deps, { token, address });
      return undefined;
    }),
    defineRoute(changePassword, async ({ actor, body }) => {
      await changeOwnPassword(deps, { actor, form: body });
      return undefined;
    }),
    defineRoute(forgotPassword, async ({ body: { email }, address }) => {
      await forgetPassword(deps, { email, address });
      return success(null);
    }),
    defineRoute(resetPassword, async ({ body: { token, password }, address }) => {
      await resetForgottenPassword(deps, { token, password, address });
      return undefined;
    }),
    defineRoute(getUser, async ({ actor }) => {
      const user = await requireUser(db, actor.userId);
      if (!config.staffNeedSecondFactor || !lacksSecondFactor(actor)) return { user };
      return { user: { ...user, second_factor_required: true } };
    }),
    defineRoute(updateUserProfile, async ({ actor, body }) =>
      success(await changeProfile(db, { actor, form: body })),
    ),
    defineRoute(changePreferences, async ({ actor, body }) => {
      await writeLocale(db, actor.userId, body.locale);
      return success(await requireUser(db, actor.userId));
    }),
    defineRoute(exportUser, async ({ actor }) => success(await exportOwnData(deps, actor.userId))),
    defineRoute(deleteUser, async ({ actor, body: { password }, log }) => {
      await deleteOwnAccount(deps, { userId: actor.userId, password, log });
      return undefined;
    }),
  ];
}
