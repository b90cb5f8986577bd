import { FormLayout } from '@tassis/design-system';
import { missingEnglish, type PackageContentField } from '@tassis/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../messages/packages/use-texts.ts';
import { errorOf, type Fields } from './field-props.ts';
import { LineFields } from './line-fields.tsx';
import type { PackageValues } from './package-values.ts';
import { PriceFields } from './price-fields.tsx';
import { TextFields } from './text-fields.tsx';

type EditorFieldsProps = {
  values: PackageValues;
  errors: Readonly<Record<string, string>>;
  /** Changes when the fields show something that was not typed into them. */
  edition: number;
  change: Fields['change'];
  actions?: ReactNode;
};

/** Every field of a package. */
export function EditorFields({ values, errors, edition, change, actions }: EditorFieldsProps) {
  const { editor: texts } = useTexts();
  const missing = new Set<PackageContentField>(missingEnglish(values));
  const fields: Fields = {
    values,
    change,
    field: (name) => ({ id: `package-${name}`, error: errorOf(errors, name) }),
    markOf: (name) => (missing.has(name) ? texts.missing : undefined),
  };
  return (
    <FormLayout actions={actions}>
      <TextFields fields={fields} />
      <PriceFields key={`price ${edition}`} fields={fields} />
      <LineFields key={`lines ${edition}`} fields={fields} />
    </FormLayout>
  );
}
