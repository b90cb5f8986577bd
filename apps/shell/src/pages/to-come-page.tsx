import { useQuery } from '@tassis/api-client/query';
import { apiQuery } from '@tassis/api-client';
import { getFirm } from '@tassis/contracts';
import { Container, EmptyState, Section, Stack, TextLink } from '@tassis/design-system';
import { pageTitle, paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { FirmContact } from '../frame/firm-contact.tsx';
import { useTexts } from '../messages/use-texts.ts';

/** A page of the plan that no area serves yet: says what will be there, and how to reach the firm until then. */
export function ToComePage({ title, text }: { title: string; text: string }) {
  const texts = useTexts();
  const firm = useQuery(apiQuery(getFirm, {})).data?.data;
  return (
    <Section>
      <title>{pageTitle(title)}</title>
      <Container width="text">
        <Stack gap="l">
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
            {firm ? (
              <>
                <p>{texts.meanwhile}</p>
                <FirmContact firm={firm} />
              </>
            ) : null}
          </EmptyState>
        </Stack>
      </Container>
    </Section>
  );
}
