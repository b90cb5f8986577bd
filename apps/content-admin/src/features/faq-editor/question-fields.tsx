import { Grid, TextArea, TextInput } from '@tassis/design-system';
import type { EntryFields } from '../../drafts/draft-editor.tsx';
import { useTexts } from '../../messages/site-texts/use-texts.ts';
import styles from './question-fields.module.css';
import type { Question } from './faq-source.ts';

type Names = { question: 'question' | 'question_en'; answer: 'answer' | 'answer_en' };

const LANGUAGES = {
  french: { lang: 'fr', question: 'question', answer: 'answer' },
  english: { lang: 'en', question: 'question_en', answer: 'answer_en' },
} as const;

/** A question and its answer in French, and beside them in English where the page exists in English. */
export function QuestionFields(props: EntryFields<Question> & { isEnglish: boolean }) {
  return (
    <Grid column="m" gap="l">
      <InLanguage {...props} language="french" />
      {props.isEnglish ? <InLanguage {...props} language="english" /> : null}
    </Grid>
  );
}

function InLanguage(props: EntryFields<Question> & { language: keyof typeof LANGUAGES }) {
  const { entry, change, field, language } = props;
  const { questions: texts } = useTexts();
  const { lang, ...names } = LANGUAGES[language];
  const { question, answer }: Names = names;
  return (
    <fieldset className={styles['root']}>
      <legend className={styles['title']}>{texts[language]}</legend>
      <TextInput
        {...field(question)}
        lang={lang}
        label={texts.question}
        value={entry[question] ?? ''}
        onChange={({ target }) => change({ [question]: target.value })}
      />
      <TextArea
        {...field(answer)}
        lang={lang}
        label={texts.answer}
        rows={5}
        value={entry[answer] ?? ''}
        onChange={({ target }) => change({ [answer]: target.value })}
      />
    </fieldset>
  );
}
