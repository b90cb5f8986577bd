import { useBegunRequests } from '@tassis/dashboard/begun-requests';
import { Container, Section } from '@tassis/design-system';
import type { DraftService } from '@tassis/domain';
import { DraftList } from '@tassis/views';

type BegunRequestsProps = {
  /** A service to leave out, because its form is on the page. */
  except?: DraftService;
};

/** A band with what the client has begun; nothing for everybody else. */
export function BegunRequests({ except }: BegunRequestsProps) {
  const begun = useBegunRequests(except);
  if (begun.drafts.length === 0) return null;
  return (
    <Section as="div" spacing="s">
      <Container>
        <DraftList {...begun} />
      </Container>
    </Section>
  );
}
