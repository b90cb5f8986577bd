import type { Executor } from '../database/client.ts';
import { countPublishedPackages, findActiveStaff, findInvitedAdmins } from './house.repository.ts';
import { done, left, type Point } from './point.ts';

/** Two admins are required, so that the other can act when one is ill or has lost the password. */
const ADMINS_MIN = 2;

export async function checkPackages(db: Executor): Promise<Point> {
  const name = 'Packages';
  const total = await countPublishedPackages(db);
  if (total > 0) return done(name, `${total} published`);
  const staff = await findActiveStaff(db);
  const publish = 'npm run production:packages';
  const how = staff.some(({ role }) => role === 'content_admin')
    ? publish
    : `npm run production:invite -- --role content_admin; when they have followed the link of the mail, ${publish}`;
  const found = 'None is published: the site has nothing to sell but negative certificates.';
  return left(name, found, how);
}

/** Whether there are two administrators, and all the staff have a second factor. */
export async function checkPeople(db: Executor, now: Date): Promise<Point[]> {
  const staff = await findActiveStaff(db);
  const admins = staff.filter(({ role }) => role === 'admin');
  const without = staff.filter(({ hasSecondFactor }) => !hasSecondFactor);
  return [
    admins.length >= ADMINS_MIN
      ? done('Administrators', admins.map(({ email }) => email).join(', '))
      : left('Administrators', await fewWords(db, { admins: admins.length, now }), INVITE),
    without.length === 0
      ? done('Second factors', 'on for all the staff')
      : left(
          'Second factors',
          `Not on for ${without.map(({ email }) => email).join(', ')}.`,
          'Each of them signs in and turns it on at /account.',
        ),
  ];
}

const INVITE = 'npm run production:invite';

async function fewWords(
  db: Executor,
  { admins, now }: { admins: number; now: Date },
): Promise<string> {
  const invited = await findInvitedAdmins(db, now);
  const found = `There are ${admins}, and ${ADMINS_MIN} are needed.`;
  return invited.length === 0
    ? found
    : `${found} Invited, and not there yet: ${invited.join(', ')}.`;
}
