import { savePackageDraft } from '@tassis/contracts';
import { useLocale } from '@tassis/design-system/host';
import { PACKAGE_CONTENT_FIELDS, publicationGaps } from '@tassis/domain';
import { contractValidator } from '@tassis/forms';
import { explain, translate, transportTexts } from '@tassis/messages';
import { useEffect, useState } from 'react';
import { findError } from './field-props.ts';
import type { PackageValues } from './package-values.ts';

const validate = contractValidator(savePackageDraft.request.body);

type Errors = Readonly<Record<string, string>>;
/** The values that the API refused, such as a code that another package has. */
type Refusal = { typed: PackageValues; errors: Errors };

/** Finds the errors that prevent saving, and what is missing for publishing, by the API's rules. */
export function useErrors() {
  const locale = useLocale();
  const [refusal, setRefusal] = useState<Refusal>();
  const [wanted, setWanted] = useState(0);
  useEffect(() => {
    if (wanted > 0) {
      document.querySelector<HTMLElement>('[id^="package-"][aria-invalid="true"]')?.focus();
    }
  }, [wanted]);

  /** A refused value is marked until something else is typed into its field. */
  const refused = (values: PackageValues): Errors => {
    const found: [string, string][] = PACKAGE_CONTENT_FIELDS.flatMap((field) => {
      const error = refusal && findError(refusal.errors, field);
      return error !== undefined && refusal?.typed[field] === values[field] ? [[field, error]] : [];
    });
    return Object.fromEntries(found);
  };
  const toSave = (values: PackageValues): Errors => ({
    ...validate(values, locale),
    ...refused(values),
  });
  return {
    toSave,
    toPublish: (values: PackageValues): Errors => ({
      ...Object.fromEntries(
        publicationGaps(values).map(({ field, violation }) => [
          field,
          translate(locale, violation.code, violation.params),
        ]),
      ),
      ...toSave(values),
    }),
    /**
     * Stores the API's refusals, to show them at the fields.
     * @returns whether the error was about fields
     */
    note: (error: unknown, typed: PackageValues): boolean => {
      const { fields } = explain(error, transportTexts(locale));
      const errors = Object.entries(fields).map(([path, [text = '']]) => [path, text] as const);
      if (errors.length > 0) setRefusal({ typed, errors: Object.fromEntries(errors) });
      return errors.length > 0;
    },
    /** Focuses the first field with an error, once it has rendered. */
    focusError: () => setWanted((count) => count + 1),
  };
}
