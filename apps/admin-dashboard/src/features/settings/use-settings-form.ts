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

/** What every part of the settings is given. */
export type PartProps = { settings: AdminSettings; onSaved: () => void };

type Part<Values extends FieldValues> = PartProps & {
  /** Prefix of the fields' ids. */
  id: string;
  /** The part's fields, each named by its path in the settings. */
  toFields: (settings: AdminSettings) => Values;
  toChanges: (typed: NoInfer<Values>, settings: AdminSettings) => AdminSettingsChanges;
  /** Makes what is sent of what is typed: without empty entries. */
  tidy?: (changes: AdminSettingsChanges) => AdminSettingsChanges;
  /** Errors that only this part knows, by the path of their field. */
  check?: (changes: AdminSettingsChanges) => Readonly<Record<string, string>>;
  /** The field that shows the error of a path, where it has another name. */
  toField?: (path: string, changes: AdminSettingsChanges) => string;
};

/** The form of a part of the settings, which is saved on its own. */
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
