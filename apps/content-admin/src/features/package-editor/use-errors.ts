import { savePackageDraft } from '@tassis/contracts';
import { useLocale } from '@tassis/design-system/host';
import { publicationGaps } from '@tassis/domain';
import { contractValidator } from '@tassis/forms';
import { translate } from '@tassis/messages';
import type { PackageValues } from './package-values.ts';

const validate = contractValidator(savePackageDraft.request.body);

/** Finds what keeps values from being saved, and what they lack before they are published, each by the API's rules. */
export function useErrors() {
  const locale = useLocale();
  const toSave = (values: PackageValues) => validate(values, locale);
  return {
    toSave,
    toPublish: (values: PackageValues): Readonly<Record<string, string>> => ({
      ...Object.fromEntries(
        publicationGaps(values).map(({ field, violation }) => [
          field,
          translate(locale, violation.code, violation.params),
        ]),
      ),
      ...toSave(values),
    }),
  };
}
