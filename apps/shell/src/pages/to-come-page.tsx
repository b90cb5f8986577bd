import { Container, EmptyState, Section, TextLink } from '@tassis/design-system';
import { pageTitle, paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useTexts } from '../messages/use-texts.ts';

/** A page of the plan that no area serves yet: says what will be there. */
export function ToComePage({ title, text }: { title: string; text: string }) {
  const texts = useTexts();
  return (
    <Section>
      <title>{pageTitle(title)}</title>
      <Container>
        <h1>{title}</h1>
        <EmptyState
          title={texts.toCome}
          action={
            <TextLink href={paths.home} LinkComponent={RouterLink}>
              {texts.backHome}
            </TextLink>
          }
        >
          <p>{text}</p>
        </EmptyState>
      </Container>
    </Section>
  );
}
