import { FormLayout } from '@tassis/design-system';
import { missingEnglish, type PackageContentField } from '@tassis/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../messages/packages/use-texts.ts';
import { isEnglishStale } from '../../drafts/stale-english.ts';
import { type Fields, findError } from './field-props.ts';
import { LineFields } from './line-fields.tsx';
import type { PackageValues } from './package-values.ts';
import { PriceFields } from './price-fields.tsx';
import { TextFields } from './text-fields.tsx';

type EditorFieldsProps = {
  values: PackageValues;
  /** The published version; for a new package, the draft. */
  published?: PackageValues;
  errors: Readonly<Record<string, string>>;
  /** Changes when the fields show values that were not typed into them. */
  edition: number;
  change: Fields['change'];
  actions?: ReactNode;
};

/** Every field of a package. */
export function EditorFields(props: EditorFieldsProps) {
  const { values, published = values, errors, edition, change, actions } = props;
  const { editor: texts } = useTexts();
  const missing = new Set<PackageContentField>(missingEnglish(values));
  const fields: Fields = {
    values,
    change,
    field: (name) => ({ id: `package-${name}`, error: findError(errors, name) }),
    findMark: (name) => {
      if (missing.has(name)) return texts.missing;
      const [was, is] = [inBoth(published, name), inBoth(values, name)];
      return was && is && isEnglishStale(is, [was]) ? texts.stale : undefined;
    },
  };
  return (
    <FormLayout actions={actions}>
      <TextFields fields={fields} />
      <PriceFields key={`price ${edition}`} fields={fields} />
      <LineFields key={`lines ${edition}`} fields={fields} />
    </FormLayout>
  );
}

type Text = string | readonly string[] | null | undefined;

/** The English and French version of a text, if the package has it. */
function inBoth(values: PackageValues, name: PackageContentField) {
  const { badge_config: badge, badge_text: badgeText } = values;
  const pairs: Partial<Record<PackageContentField, [french: Text, english: Text]>> = {
    name_en: [values.name, values.name_en],
    description_en: [values.description, values.description_en],
    badge_text_en: [badge?.text ?? badgeText, values.badge_text_en],
    highlight_text_en: [values.highlight_text, values.highlight_text_en],
    included_services_en: [values.included_services, values.included_services_en],
    features_en: [values.features, values.features_en],
  };
  const [french, english] = pairs[name] ?? [];
  return english?.length ? { french, english } : undefined;
}
