import { listAdminUsers } from '@tassis/contracts';
import { moroccanDay } from '@tassis/domain';
import { getLabel } from '@tassis/messages';
import { defineCsvExport, createPageReader } from '../../downloads/csv-export.ts';
import { keyOfUser, listOfUsers, readUsers } from './user-list.repository.ts';

const WORDS = {
  fr: { active: 'Actif', disabled: 'Désactivé', yes: 'oui', no: 'non' },
  en: { active: 'Active', disabled: 'Disabled', yes: 'yes', no: 'no' },
};

/** The CSV of accounts. */
export const usersCsv = defineCsvExport({
  contract: listAdminUsers,
  words: {
    fr: {
      file: 'utilisateurs',
      columns: [
        ['Nom', 'Email', 'Rôle', 'État', 'Email confirmé', 'Double authentification'],
        ['Depuis le'],
      ].flat(),
    },
    en: {
      file: 'users',
      columns: [
        ['Name', 'Email', 'Role', 'Status', 'Email confirmed', 'Two-step sign-in'],
        ['Since'],
      ].flat(),
    },
  },
  buildList: listOfUsers,
  read: createPageReader(readUsers),
  getKey: keyOfUser,
  cells: (user, locale) => {
    const { active, disabled, yes, no } = WORDS[locale];
    return [
      user.userName,
      user.email,
      getLabel(locale, `role.${user.user_type}`),
      user.disabled ? disabled : active,
      user.email_verified ? yes : no,
      user.mfa_enabled ? yes : no,
      moroccanDay(new Date(user.created_at)),
    ];
  },
});
