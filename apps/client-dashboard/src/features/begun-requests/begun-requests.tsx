import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { DraftList } from '@tassis/views';
import { useBegunRequests } from './use-begun-requests.ts';

const FORMS = {
  company_creation: paths.companyCreation,
  domiciliation: paths.domiciliation,
  negative_certificate: paths.negativeCertificate,
};

/** What the client has begun and not sent; nothing where there is none, or it could not be had. */
export function BegunRequests() {
  const { drafts, packages, remove } = useBegunRequests();
  return (
    <DraftList
      drafts={drafts}
      packages={packages}
      forms={FORMS}
      onRemove={remove}
      LinkComponent={RouterLink}
    />
  );
}
