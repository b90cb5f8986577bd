import { Skeleton, VisuallyHidden } from '@tassis/design-system';
import { LoadFailure } from '@tassis/views';
import { fr } from '../messages/fr.ts';

type MissingTextProps = {
  query: { error: Error | null; refetch: () => unknown; isFetching: boolean };
};

/** Replaces a text that is loading or has failed to load. */
export function MissingText({ query }: MissingTextProps) {
  if (query.error) {
    return <LoadFailure title={fr.siteTexts.failed} error={query.error} query={query} />;
  }
  return (
    <div>
      <output>
        <VisuallyHidden>{fr.siteTexts.loading}</VisuallyHidden>
      </output>
      <Skeleton lines={20} />
    </div>
  );
}
