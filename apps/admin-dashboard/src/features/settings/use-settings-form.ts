import { getApi } from '@tassis/api-client';
import { useRefusedByEnd } from '@tassis/auth';
import {
  changeAdminSettings,
  type AdminSettings,
  type AdminSettingsChanges,
} from '@tassis/contracts';
import { useNotify } from '@tassis/design-system/host';
import { useContractForm, type FieldValues } from '@tassis/forms';
import { useTexts } from '../../messages/settings/use-texts.ts';
import { validateChanges } from './validate-changes.ts';

/** The props of every part of the settings. */
export type PartProps = { settings: AdminSettings; onSaved: () => void };

type Part<Values extends FieldValues> = PartProps & {
  /** Prefix of the fields' ids. */
  id: string;
  /** The fields of the part, each named by its path in the settings. */
  toFields: (settings: AdminSettings) => Values;
  toChanges: (typed: NoInfer<Values>, settings: AdminSettings) => AdminSettingsChanges;
  /** Maps the input to the changes to send, without empty entries. */
  tidy?: (changes: AdminSettingsChanges) => AdminSettingsChanges;
  /** Additional errors of this part, by the path of their field. */
  check?: (changes: AdminSettingsChanges) => Readonly<Record<string, string>>;
  /** The name of the field for a path, where it differs. */
  toField?: (path: string, changes: AdminSettingsChanges) => string;
};

/** The form of one part of the settings, which is saved on its own. */
export function useSettingsForm<Values extends FieldValues>(part: Part<Values>) {
  const { id, settings, onSaved, toFields, toChanges, tidy = itself, check, toField } = part;
  const { saved } = useTexts();
  const notify = useNotify();
  return useContractForm({
    id,
    edit: { record: settings, contract: changeAdminSettings, toFields },
    toBody: toChanges,
    validate: (typed, locale) => {
      const errors = Object.entries(validateChanges(typed, { tidy, locale })).map(
        ([path, text]): [string, string] => [toField?.(path, typed) ?? path, text],
      );
      return { ...Object.fromEntries(errors), ...check?.(typed) };
    },
    send: (typed, options) => getApi().call(changeAdminSettings, { body: tidy(typed) }, options),
    onSuccess: () => {
      notify({ tone: 'success', text: saved });
      onSaved();
    },
    isHandled: useRefusedByEnd(),
  });
}

function itself(changes: AdminSettingsChanges): AdminSettingsChanges {
  return changes;
}
