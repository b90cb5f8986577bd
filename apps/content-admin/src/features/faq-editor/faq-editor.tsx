import type { Faq } from '@tassis/contracts';
import { Accordion, Badge } from '@tassis/design-system';
import { isInEnglish } from '@tassis/domain';
import { paths } from '@tassis/platform';
import { useState } from 'react';
import { DraftEditor } from '../../drafts/draft-editor.tsx';
import { isEnglishStale } from '../../drafts/stale-english.ts';
import { useTexts } from '../../messages/site-texts/use-texts.ts';
import { faqSource, type Question } from './faq-source.ts';
import { QuestionFields } from './question-fields.tsx';

const PAGES: Readonly<Record<Faq['page'], string>> = {
  home: paths.home,
  about: paths.about,
  contact: paths.contact,
  services: paths.services,
  company_creation: paths.companyCreation,
  domiciliation: paths.domiciliation,
  negative_certificate: paths.negativeCertificate,
};

const newQuestion = (): Question => ({ question: '', answer: '' });

/** The questions and answers of a page. */
export function FaqEditor({ faq }: { faq: Faq }) {
  const { questions: texts } = useTexts();
  const isEnglish = isInEnglish(faq.page);
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
      renderMark={(question, { questions }) => {
        const mark = isEnglish ? findMark(question, questions) : undefined;
        return mark && <Badge tone="neutral">{texts[mark]}</Badge>;
      }}
      renderFields={(fields) => <QuestionFields {...fields} isEnglish={isEnglish} />}
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

function findMark(question: Question, published: Question[]): 'untranslated' | 'stale' | undefined {
  if (!question.question_en || !question.answer_en) return 'untranslated';
  return isEnglishStale(inBoth(question), published.map(inBoth)) ? 'stale' : undefined;
}

function inBoth({ question, answer, question_en, answer_en }: Question) {
  return { french: [question, answer], english: [question_en, answer_en] };
}
