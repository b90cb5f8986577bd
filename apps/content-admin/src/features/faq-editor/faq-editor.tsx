import type { Faq } from '@tassis/contracts';
import { Accordion, Badge } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { useState } from 'react';
import { DraftEditor } from '../../drafts/draft-editor.tsx';
import { useTexts } from '../../messages/site-texts/use-texts.ts';
import { faqSource, type Question } from './faq-source.ts';
import { QuestionFields } from './question-fields.tsx';

const PAGES: Readonly<Record<Faq['page'], string>> = {
  home: paths.home,
  about: paths.about,
  contact: paths.contact,
  services: paths.services,
  company_creation: paths.service('creation-de-societe'),
  domiciliation: paths.service('domiciliation'),
  negative_certificate: paths.service('certificat-negatif'),
};

const newQuestion = (): Question => ({ question: '', answer: '' });

/** The questions of a page, with their answers. */
export function FaqEditor({ faq }: { faq: Faq }) {
  const { questions: texts } = useTexts();
  const [source] = useState(() => faqSource(faq.page));
  return (
    <DraftEditor
      source={source}
      record={faq}
      texts={texts}
      href={PAGES[faq.page]}
      additions={[{ text: texts.add, make: newQuestion }]}
      describe={({ question, answer, question_en, answer_en }) => ({
        [texts.question]: question,
        [texts.answer]: answer,
        [texts.questionInEnglish]: question_en,
        [texts.answerInEnglish]: answer_en,
      })}
      renderMark={({ question_en, answer_en }) =>
        question_en && answer_en ? null : <Badge tone="neutral">{texts.untranslated}</Badge>
      }
      renderFields={(fields) => <QuestionFields {...fields} />}
      renderPreview={(questions) => (
        <Accordion
          name="preview"
          items={questions.map(({ question, answer }) => ({
            key: question,
            title: question,
            content: <p>{answer}</p>,
          }))}
        />
      )}
    />
  );
}
