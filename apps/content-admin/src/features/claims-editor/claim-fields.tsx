import { TextArea, TextInput } from '@tassis/design-system';
import { firstClaims } from '@tassis/domain/first-claims';
import { useState } from 'react';
import type { EntryFields } from '../../drafts/draft-editor.tsx';
import { useTexts } from '../../messages/site-texts/use-texts.ts';
import styles from './claim-fields.module.css';
import type { Claim } from './claims-source.ts';

/** A text with more characters than this initially gets a larger field. */
const LONG = 60;

/** The fields of a claim: its figure, its caption in French, and in English if an English page shows it. */
export function ClaimFields(fields: EntryFields<Claim> & { published: Claim[] }) {
  const { entry, change, field, published } = fields;
  const { claims: texts } = useTexts();
  const { name, figure, text_en: english } = entry;
  if (figure === undefined && english === undefined) {
    return <French {...fields} label={texts.names[name]} />;
  }
  return (
    <fieldset className={styles['root']} data-figure={figure === undefined ? undefined : ''}>
      <legend className={styles['name']}>{texts.names[name]}</legend>
      {figure === undefined ? null : (
        <TextInput
          {...field('figure')}
          label={texts.figure}
          value={figure}
          onChange={({ target }) => change({ figure: target.value })}
        />
      )}
      <French {...fields} label={figure === undefined ? texts.french : texts.beside} />
      {english === undefined ? null : (
        <TextInput
          {...field('text_en')}
          lang="en"
          label={texts.english}
          mark={texts.marks[getEnglishState(entry, published)]}
          value={english}
          onChange={({ target }) => change({ text_en: target.value })}
        />
      )}
    </fieldset>
  );
}

/** Marks a claim whose English is missing, or older than its French. */
function getEnglishState(claim: Claim, published: Claim[]): 'done' | 'missing' | 'stale' {
  const { name, text, text_en: english } = claim;
  if (!english) return 'missing';
  const earlier = [published.find((each) => each.name === name), firstClaims[name]];
  const isStale = earlier.some((each) => each?.text_en === english && each.text !== text);
  return isStale ? 'stale' : 'done';
}

function French({ entry, change, field, label }: EntryFields<Claim> & { label: string }) {
  const { text } = entry;
  // The initial text decides, because replacing the control would take the focus while somebody types.
  const [isLong] = useState(() => (text?.length ?? 0) > LONG);
  if (text === undefined) return null;
  const Words = isLong ? TextArea : TextInput;
  return (
    <Words
      {...field('text')}
      lang="fr"
      label={label}
      value={text}
      onChange={({ target }) => change({ text: target.value })}
    />
  );
}
