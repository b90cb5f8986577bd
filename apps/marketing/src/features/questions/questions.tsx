import {
  Accordion,
  ArrowRightIcon,
  Container,
  Section,
  Skeleton,
  TextLink,
  VisuallyHidden,
} from '@tassis/design-system';
import type { FaqPage } from '@tassis/domain';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { LoadFailure, usePageTexts } from '@tassis/views';
import { fr } from '../../messages/fr.ts';
import styles from './questions.module.css';

/** The questions of a page, one open at a time. Renders nothing when there are none. */
export function Questions({ page }: { page: FaqPage }) {
  const texts = usePageTexts(page);
  if (texts.data?.questions.length === 0) return null;
  return (
    <Section tone="white" aria-labelledby="questions">
      <Container>
        <div className={styles['split']}>
          <div>
            <h2 id="questions">{fr.questions.heading}</h2>
            <p className={styles['lead']}>{fr.questions.lead}</p>
            <TextLink
              variant="standalone"
              href={page === 'contact' ? '#message' : paths.contact}
              LinkComponent={RouterLink}
              iconEnd={<ArrowRightIcon />}
            >
              {fr.questions.contact}
            </TextLink>
          </div>
          <QuestionList page={page} />
        </div>
      </Container>
    </Section>
  );
}

function QuestionList({ page }: { page: FaqPage }) {
  const texts = usePageTexts(page);
  const questions = texts.data?.questions;
  if (questions) {
    const items = questions.map(({ question, answer }) => ({
      key: question,
      title: question,
      content: <p>{answer}</p>,
    }));
    return <Accordion name="questions" items={items} />;
  }
  if (texts.isError) {
    return <LoadFailure title={fr.questions.failed} error={texts.error} query={texts} />;
  }
  return (
    <div>
      <output>
        <VisuallyHidden>{fr.questions.loading}</VisuallyHidden>
      </output>
      <Skeleton lines={8} />
    </div>
  );
}
