import { TextArea, TextInput } from '@tassis/design-system';
import type { EntryFields } from '../../drafts/draft-editor.tsx';
import { useTexts } from '../../messages/site-texts/use-texts.ts';
import styles from './claim-fields.module.css';
import type { Claim } from './claims-source.ts';

/** What is longer when it begins gets more room. */
const LONG = 60;

/** The words of a claim: its figure, what stands beside it in French, and in English where an English page has it. */
export function ClaimFields({ entry, change, field }: EntryFields<Claim>) {
  const { claims: texts } = useTexts();
  const { name, figure, text, text_en: english } = entry;
  const Words = (text?.length ?? 0) > LONG ? TextArea : TextInput;
  return (
    <fieldset className={styles['root']}>
      <legend className={styles['name']}>{texts.names[name]}</legend>
      {figure === undefined ? null : (
        <TextInput
          {...field('figure')}
          label={texts.figure}
          value={figure}
          onChange={({ target }) => change({ figure: target.value })}
        />
      )}
      {text === undefined ? null : (
        <Words
          {...field('text')}
          lang="fr"
          label={figure === undefined ? texts.french : texts.beside}
          value={text}
          onChange={({ target }) => change({ text: target.value })}
        />
      )}
      {english === undefined ? null : (
        <TextInput
          {...field('text_en')}
          lang="en"
          label={texts.english}
          value={english}
          onChange={({ target }) => change({ text_en: target.value })}
        />
      )}
    </fieldset>
  );
}
