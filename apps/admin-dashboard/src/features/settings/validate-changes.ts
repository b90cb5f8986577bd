import {
  asFields,
  changeAdminSettings,
  isFields,
  type AdminSettingsChanges,
} from '@tassis/contracts';
import { contractValidator } from '@tassis/forms';
import type { Locale } from '@tassis/messages';

const validate = contractValidator(changeAdminSettings.request.body);

type Tidy = (changes: AdminSettingsChanges) => AdminSettingsChanges;

/**
 * The errors of the input. An empty entry of a list is not sent, so it has no errors; errors of a whole list are found in what
 * is sent.
 */
export function validateChanges(
  typed: AdminSettingsChanges,
  { tidy, locale }: { tidy: Tidy; locale: Locale },
): Record<string, string> {
  const ofEntries = Object.entries(validate(typed, locale)).filter(([path]) => {
    const entry = findEntry(typed, path);
    return entry !== undefined && !isEmptyEntry(entry);
  });
  const others = Object.entries(validate(tidy(typed), locale)).filter(
    ([path]) => findEntry(typed, path) === undefined,
  );
  return Object.fromEntries([...ofEntries, ...others]);
}

/** The entry of a path in a list: 'firm.addresses.1' for 'firm.addresses.1.city'. */
function findEntry(value: unknown, path: string): unknown {
  let found = value;
  for (const key of path.split('.')) {
    found = asFields(found)[key];
    if (/^\d+$/u.test(key)) return found;
  }
  return undefined;
}

/** Whether an entry of a list is empty. */
export function isEmptyEntry(entry: unknown): boolean {
  const texts = Object.values(asFields(entry)).filter((value) => typeof value !== 'boolean');
  return texts.every(
    (value) => value === '' || (isFields(value) && Object.keys(value).length === 0),
  );
}
