import { FormSection, Grid, TextArea } from '@tassis/design-system';
import { toLines } from '@tassis/forms';
import { useState } from 'react';
import { useTexts } from '../../messages/packages/use-texts.ts';
import type { Fields } from './field-props.ts';

type ListName = 'included_services' | 'included_services_en' | 'features' | 'features_en';

/** The services that a package includes, line by line in French and English. */
export function LineFields({ fields }: { fields: Fields }) {
  const { editor: texts } = useTexts();
  const lines = (name: ListName, lang: string) => <Lines fields={fields} name={name} lang={lang} />;
  return (
    <FormSection title={texts.sections.contents} description={texts.hints.lines} headingLevel={2}>
      <Grid column="m">
        {lines('included_services', 'fr')}
        {lines('included_services_en', 'en')}
      </Grid>
      <Grid column="m">
        {lines('features', 'fr')}
        {lines('features_en', 'en')}
      </Grid>
    </FormSection>
  );
}

function Lines({ fields, name, lang }: { fields: Fields; name: ListName; lang: string }) {
  const { editor: texts } = useTexts();
  // A new line starts empty and does not count yet.
  const [text, setText] = useState(() => fields.values[name].join('\n'));
  return (
    <TextArea
      {...fields.field(name)}
      lang={lang}
      rows={8}
      label={texts.fields[name]}
      mark={fields.findMark(name)}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        fields.change({ [name]: toLines(target.value) });
      }}
    />
  );
}
