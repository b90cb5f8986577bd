import { expect, test } from 'vitest';
import {
  acceptInvitation,
  changePassword,
  confirmSecondFactor,
  deleteUser,
  forgotPassword,
  loginMfa,
  registerClient,
  registerPartner,
  removeSecondFactor,
  renewRecoveryCodes,
  resetPassword,
  startSecondFactor,
  updateUserProfile,
  toViolations,
} from '../index.ts';

const typed = {
  acceptInvitation,
  changePassword,
  confirmSecondFactor,
  deleteUser,
  forgotPassword,
  loginMfa,
  registerClient,
  registerPartner,
  removeSecondFactor,
  renewRecoveryCodes,
  resetPassword,
  startSecondFactor,
  updateUserProfile,
};
const given = new Set(['token', 'challenge']); // typed by nobody

test.each(Object.entries(typed))(
  '%s says of each empty field which one it is',
  (_name, contract) => {
    const { body } = contract.request;
    const fields = Object.keys(body.def.shape).filter((field) => !given.has(field));
    const empty = Object.fromEntries(fields.map((field) => [field, '']));
    const { error } = body.safeParse(empty);
    const found = toViolations(error?.issues ?? []).filter(({ path }) => fields.includes(path));
    expect(found.map(({ path }) => path)).toEqual(expect.arrayContaining(fields));
    expect(found.map(({ violation }) => violation.code)).not.toContain('required');
  },
);
