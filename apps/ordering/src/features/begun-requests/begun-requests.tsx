import { Container, Section } from '@tassis/design-system';
import type { DraftService } from '@tassis/domain';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { DraftList, getDraftPosition } from '@tassis/views';
import { usePackages } from '../../packages/use-packages.ts';
import { useBegunRequests } from './use-begun-requests.ts';

const FORMS = {
  company_creation: paths.companyCreation,
  domiciliation: paths.domiciliation,
  negative_certificate: paths.negativeCertificate,
};

type BegunRequestsProps = {
  /** Its form is on the page. */
  except?: DraftService;
};

/** A band with what the client has begun; nothing for everybody else. */
export function BegunRequests({ except }: BegunRequestsProps) {
  const { drafts, remove } = useBegunRequests();
  const told = drafts.filter(({ service }) => service !== except);
  return told.length === 0 ? null : <Band drafts={told} onRemove={remove} />;
}

type BandProps = Pick<Parameters<typeof DraftList>[0], 'drafts' | 'onRemove'>;

function Band(props: BandProps) {
  const { data: packages, isPending } = usePackages();
  const isNamed = props.drafts.some((draft) => getDraftPosition(draft).code !== undefined);
  // A package is told by its name, never for a moment by its code.
  if (isPending && isNamed) return null;
  return (
    <Section as="div" spacing="s">
      <Container>
        <DraftList {...props} packages={packages} forms={FORMS} LinkComponent={RouterLink} />
      </Container>
    </Section>
  );
}
