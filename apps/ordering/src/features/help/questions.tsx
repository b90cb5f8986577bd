import { Accordion, Container, Section } from '@tassis/design-system';
import type { FaqPage } from '@tassis/domain';
import { usePageTexts } from '@tassis/views';
import { useMessages } from '../../messages/use-messages.ts';
import styles from './questions.module.css';

/** The id of a page's FAQ, for links. */
export const QUESTIONS_ID = 'questions';

/**
 * The questions of a service, one open at a time; those without an English text stay French. Renders nothing when there are
 * none.
 */
export function Questions({ page }: { page: FaqPage }) {
  const { help } = useMessages();
  const questions = usePageTexts(page).data?.questions ?? [];
  if (questions.length === 0) return null;
  return (
    <Section tone="white" aria-labelledby={QUESTIONS_ID}>
      <Container width="text" className={styles['root']}>
        <h2 id={QUESTIONS_ID}>{help.questions}</h2>
        <Accordion
          name="questions"
          items={questions.map(({ question, answer, lang }) => ({
            key: question,
            title: question,
            content: <p>{answer}</p>,
            lang,
          }))}
        />
      </Container>
    </Section>
  );
}
