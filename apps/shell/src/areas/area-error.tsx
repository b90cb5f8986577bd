import { Container, ErrorState, Section, TextLink } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router';
import { RouterLink } from '@tassis/platform/router';
import type { ShellTexts } from '../messages/fr.ts';
import { useTexts } from '../messages/use-texts.ts';
import { AreaFailure } from './area-failure.ts';

/**
 * The error card: stands where the area would stand, frame and other areas intact. 'Réessayer' navigates to the
 * same address again, which loads the area anew. Whether an area is closed only a new page tells.
 */
export function AreaError() {
  const texts = useTexts();
  const error = useRouteError();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const failure = error instanceof AreaFailure ? error : undefined;
  const loading = useNavigation().state !== 'idle';
  const closed = failure?.kind === 'disabled';
  const trouble = { failure, closed, offline: failure !== undefined && !navigator.onLine };
  const again = () => void navigate(`${pathname}${search}${hash}`, { replace: true, state });

  useEffect(() => {
    if (!failure) reportError(error);
  }, [error, failure]);

  return (
    <Section>
      <Container>
        <ErrorState
          title={titleOf(texts, trouble)}
          requestId={failure ? { label: texts.reference, value: failure.reference } : undefined}
          retry={{
            text: closed ? texts.reload : texts.retry,
            loading,
            onRetry: closed ? () => location.reload() : again,
          }}
          actions={
            pathname === paths.home ? null : (
              <TextLink href={paths.home} LinkComponent={RouterLink}>
                {texts.backHome}
              </TextLink>
            )
          }
        >
          <p>{textOf(texts, trouble)}</p>
        </ErrorState>
      </Container>
    </Section>
  );
}

/** What is known of the trouble. */
interface Trouble {
  offline: boolean;
  /** The area was taken off the site. */
  closed: boolean;
  failure: AreaFailure | undefined;
}

function titleOf(texts: ShellTexts, { offline, closed, failure }: Trouble): string {
  if (closed) return texts.areaClosedTitle;
  if (offline) return texts.offlineTitle;
  return failure ? texts.areaFailedTitle : texts.pageFailedTitle;
}

function textOf(texts: ShellTexts, { offline, closed, failure }: Trouble): string {
  if (closed) return texts.areaClosedText;
  if (offline) return texts.offlineText;
  return failure ? texts.areaFailedText : texts.pageFailedText;
}
