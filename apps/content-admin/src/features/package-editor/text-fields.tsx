import { Checkbox, FormSection, Grid, TextInput } from '@tassis/design-system';
import { useTexts } from '../../messages/packages/use-texts.ts';
import { BothTexts } from './both-texts.tsx';
import type { Fields } from './field-props.ts';

/** The name and the description of a package. */
export function TextFields({ fields }: { fields: Fields }) {
  const { editor: texts } = useTexts();
  const { values, change, field } = fields;
  return (
    <>
      <FormSection title={texts.sections.presentation} headingLevel={2}>
        <TextInput
          {...field('code')}
          label={texts.fields.code}
          hint={texts.hints.code}
          autoCapitalize="characters"
          value={values.code}
          onChange={({ target }) => change({ code: target.value.toUpperCase() })}
        />
        <BothTexts fields={fields} french="name" english="name_en" />
        <BothTexts fields={fields} french="description" english="description_en" isLong />
      </FormSection>
      <FormSection title={texts.sections.emphasis} headingLevel={2}>
        <Checkbox
          {...field('is_featured')}
          label={texts.fields.is_featured}
          checked={values.is_featured}
          onChange={({ target }) => change({ is_featured: target.checked })}
        />
        <BothTexts
          fields={fields}
          french="badge_text"
          english="badge_text_en"
          hints={texts.hints.badge_text}
        />
        <Grid column="m">
          <TextInput
            {...field('badge_config')}
            lang="fr"
            label={texts.fields.badge_config}
            hint={texts.hints.badge_config}
            value={values.badge_config?.text ?? ''}
            onChange={({ target }) =>
              change({ badge_config: target.value === '' ? null : { text: target.value } })
            }
          />
        </Grid>
        <BothTexts fields={fields} french="highlight_text" english="highlight_text_en" />
      </FormSection>
    </>
  );
}
