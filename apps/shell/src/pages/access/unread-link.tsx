import { Container, Section } from '@tassis/design-system';
import { UnlistedHead } from '@tassis/platform/router';
import { LoadFailure } from '@tassis/views';
import type { ComponentProps } from 'react';

/** What a link leads to could not be read; the link may be good all the same. */
export function UnreadLink(
  props: Pick<ComponentProps<typeof LoadFailure>, 'title' | 'error' | 'query'>,
) {
  return (
    <Section>
      <UnlistedHead title={props.title} />
      <Container width="form">
        <LoadFailure headingLevel={1} {...props} />
      </Container>
    </Section>
  );
}
