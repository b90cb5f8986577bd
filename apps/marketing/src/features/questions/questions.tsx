import {
  Accordion,
  ArrowRightIcon,
  Container,
  ErrorState,
  Section,
  Skeleton,
  TextLink,
  VisuallyHidden,
} from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useFirm } from '../../firm/use-firm.ts';
import { fr } from '../../messages/fr.ts';
import styles from './questions.module.css';

/** The home page's questions, one open at a time. */
export function Questions() {
  return (
    <Section tone="white" aria-labelledby="questions">
      <Container>
        <div className={styles['split']}>
          <div>
            <h2 id="questions">{fr.questions.heading}</h2>
            <p className={styles['lead']}>{fr.questions.lead}</p>
            <TextLink
              variant="standalone"
              href={paths.contact}
              LinkComponent={RouterLink}
              iconEnd={<ArrowRightIcon />}
            >
              {fr.questions.contact}
            </TextLink>
          </div>
          <QuestionList />
        </div>
      </Container>
    </Section>
  );
}

function QuestionList() {
  const firm = useFirm();
  const questions = firm.data?.faq['home'];
  if (questions) {
    const items = questions.map(({ question, answer }) => ({
      key: question,
      title: question,
      content: <p>{answer}</p>,
    }));
    return <Accordion name="questions" items={items} />;
  }
  if (firm.isError) {
    const retry = { text: fr.retry, onRetry: () => void firm.refetch() };
    return <ErrorState title={fr.questions.failed} retry={retry} />;
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
