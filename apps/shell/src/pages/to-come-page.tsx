import { useQuery } from '@tassis/api-client/query';
import { firmQuery } from '@tassis/api-client';
import { Container, EmptyState, Section, Stack, TextLink } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { paths } from '@tassis/platform';
import { RouterLink, UnlistedHead } from '@tassis/platform/router';
import type { ReactNode } from 'react';
import { FirmContact } from '../frame/firm-contact.tsx';
import { useTexts } from '../messages/use-texts.ts';
import type { WordsToCome } from './to-come/page-to-come.ts';

/** A page of the plan that no area serves yet: says what will be there, the way on, and how to reach the firm. */
export function ToComePage({ words, onward }: { words: WordsToCome; onward?: ReactNode }) {
  const texts = useTexts();
  const [title, text] = words[useLocale()] ?? words.fr;
  const firm = useQuery(firmQuery).data?.data;
  return (
    <Section>
      <UnlistedHead title={title} description={text} />
      <Container width="text">
        <Stack gap="l">
          <h1>{title}</h1>
          <EmptyState
            title={texts.toCome}
            action={
              onward ?? (
                <TextLink href={paths.home} LinkComponent={RouterLink}>
                  {texts.backHome}
                </TextLink>
              )
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
