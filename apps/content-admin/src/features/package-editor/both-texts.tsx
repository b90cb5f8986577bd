import { Grid, TextArea, TextInput } from '@tassis/design-system';
import { useTexts } from '../../messages/packages/use-texts.ts';
import type { Fields } from './field-props.ts';

type Pairs =
  | { french: 'name'; english: 'name_en' }
  | { french: 'description'; english: 'description_en' }
  | { french: 'badge_text'; english: 'badge_text_en' }
  | { french: 'highlight_text'; english: 'highlight_text_en' };

type BothTextsProps = {
  fields: Fields;
  isLong?: boolean;
  /** The hints of the two fields; both or none, so that the fields stay aligned. */
  hints?: { fr: string; en: string };
};

/** A text in French, with the English one beside it. */
export function BothTexts(props: BothTextsProps & Pairs) {
  const { fields, isLong = false, hints, french, english } = props;
  const { editor: texts } = useTexts();
  const Control = isLong ? TextArea : TextInput;
  const control = (name: Pairs['french'] | Pairs['english'], lang: 'fr' | 'en') => ({
    ...fields.field(name),
    lang,
    label: texts.fields[name],
    hint: hints?.[lang],
    mark: fields.findMark(name),
    value: fields.values[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => {
      // Every package has a name and a description; other texts may be absent.
      const isText = name === 'name' || name === 'description';
      fields.change({ [name]: target.value === '' && !isText ? null : target.value });
    },
  });
  return (
    <Grid column="m">
      <Control {...control(french, 'fr')} />
      <Control {...control(english, 'en')} />
    </Grid>
  );
}
