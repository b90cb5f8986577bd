import { UnlistedHead } from '@tassis/platform/router';
import { Container, Section } from '@tassis/design-system';
import { LoadFailure } from '@tassis/views';
import type { ComponentProps } from 'react';
import { useAccessTexts } from '../../messages/access/use-access-texts.ts';

/** The invitation could not be read; the link may be good all the same. */
export function UnreadInvitation(
  props: Pick<ComponentProps<typeof LoadFailure>, 'error' | 'query'>,
) {
  const { failedTitle } = useAccessTexts().invitation;
  return (
    <Section>
      <UnlistedHead title={failedTitle} />
      <Container width="form">
        <LoadFailure headingLevel={1} title={failedTitle} {...props} />
      </Container>
    </Section>
  );
}
