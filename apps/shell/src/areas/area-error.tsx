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

/** What only a new page can mend, since it comes with the manifest and the shell of now. */
const ofThisPage: ReadonlySet<string> = new Set([
  'chunk',
  'disabled',
  'dropped',
  'evaluation',
  'incompatible',
  'invalid',
  'render', // it was drawn again already
]);

/** The error card of an area. A page that broke while it was drawn is first mended, if it can be. */
export function AreaError() {
  const texts = useTexts();
  const isMending = useRecovery(!(useRouteError() instanceof AreaFailure));
  return isMending ? <Spinner size="page" late label={texts.loading} /> : <PageError />;
}

/**
 * The error card: stands where the area would stand, frame and other areas intact. 'Réessayer' navigates to the same
 * address again, which loads the area anew; where that did not help, or cannot, it loads the page.
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
  const needsNewPage = tried || ofThisPage.has(failure?.kind ?? noted?.kind ?? '');
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

/** What is known of the trouble. */
interface Trouble {
  offline: boolean;
  /** The area was taken off the site. */
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
