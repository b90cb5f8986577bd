import { Container, Section } from '@tassis/design-system';
import { UnlistedHead } from '@tassis/platform/router';
import { LoadFailure } from '@tassis/views';
import type { ComponentProps } from 'react';

/** The data of a link could not be loaded; the link itself may be valid. */
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
