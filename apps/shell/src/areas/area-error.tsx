import { Container, ErrorState, Section, Spinner, TextLink } from '@tassis/design-system';
import { pageTitle, paths } from '@tassis/platform';
import { RouterLink, useLocation, useNotedFailure } from '@tassis/platform/router';
import { useState } from 'react';
import { useNavigate, useNavigation, useRouteError } from 'react-router';
import type { ShellTexts } from '../messages/fr.ts';
import { useTexts } from '../messages/use-texts.ts';
import { reloadKeepingText } from '../start/stored-text.ts';
import { AreaFailure } from './area-failure.ts';
import { useRecovery } from './recovery.ts';

/** Failures that only a reload can solve, because it brings the current manifest and shell. */
const needReload: ReadonlySet<string> = new Set([
  'chunk',
  'disabled',
  'dropped',
  'evaluation',
  'incompatible',
  'invalid',
  'render', // the recovery has already rendered it again
]);

/** The error card of an area. For a page that threw while rendering, a recovery is tried first. */
export function AreaError() {
  const texts = useTexts();
  const isMending = useRecovery(!(useRouteError() instanceof AreaFailure));
  return isMending ? <Spinner size="page" late label={texts.loading} /> : <PageError />;
}

/**
 * The error card in place of the area; frame and other areas stay intact. 'Réessayer' navigates to the same
 * address, which loads the area again; if that did not help, or cannot, it reloads the page.
 */
export function PageError() {
  const texts = useTexts();
  const error = useRouteError();
  const failure = error instanceof AreaFailure ? error : undefined;
  const noted = useNotedFailure(error);
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [tried, setTried] = useState(false);
  const loading = useNavigation().state !== 'idle';
  const closed = failure?.kind === 'disabled';
  const trouble = { failure, closed, offline: failure !== undefined && !navigator.onLine };
  const needsNewPage = tried || needReload.has(failure?.kind ?? noted?.kind ?? '');
  const again = () => {
    setTried(true);
    void navigate(`${pathname}${search}${hash}`, { replace: true, state });
  };
  return (
    <Section>
      <title>{pageTitle(getTitle(texts, trouble))}</title>
      <meta name="robots" content="noindex" />
      <Container>
        <ErrorState
          headingLevel={1}
          title={getTitle(texts, trouble)}
          requestId={noted && { label: texts.reference, value: noted.reference }}
          retry={{
            text: closed ? texts.reload : texts.retry,
            loading,
            onRetry: needsNewPage && !trouble.offline ? reloadKeepingText : again,
          }}
          actions={
            pathname === paths.home ? null : (
              <TextLink href={paths.home} LinkComponent={RouterLink}>
                {texts.backHome}
              </TextLink>
            )
          }
        >
          <p>{getText(texts, trouble)}</p>
        </ErrorState>
      </Container>
    </Section>
  );
}

/** The facts that the card shows. */
interface Trouble {
  offline: boolean;
  /** The area is disabled. */
  closed: boolean;
  failure: AreaFailure | undefined;
}

function getTitle(texts: ShellTexts, { offline, closed, failure }: Trouble): string {
  if (closed) return texts.areaClosedTitle;
  if (offline) return texts.offlineTitle;
  return failure ? texts.areaFailedTitle : texts.pageFailedTitle;
}

function getText(texts: ShellTexts, { offline, closed, failure }: Trouble): string {
  if (closed) return texts.areaClosedText;
  if (offline) return texts.offlineText;
  return failure ? texts.areaFailedText : texts.pageFailedText;
}
