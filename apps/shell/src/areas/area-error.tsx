import { Container, ErrorState, Section, TextLink } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router';
import { RouterLink } from '@tassis/platform/router';
import { useTexts } from '../messages/use-texts.ts';
import { AreaFailure } from './area-failure.ts';

/**
 * The error card: stands where the area would stand, frame and other areas intact. 'Réessayer' navigates to the
 * same address again, which loads the area anew.
 */
export function AreaError() {
  const texts = useTexts();
  const error = useRouteError();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const failure = error instanceof AreaFailure ? error : undefined;
  const loading = useNavigation().state !== 'idle';

  useEffect(() => {
    if (!failure) reportError(error);
  }, [error, failure]);

  return (
    <Section>
      <Container>
        <ErrorState
          title={failure ? texts.areaFailedTitle : texts.pageFailedTitle}
          retry={{
            text: texts.retry,
            loading,
            onRetry: () => void navigate(`${pathname}${search}${hash}`, { replace: true, state }),
          }}
          actions={
            <TextLink href={paths.home} LinkComponent={RouterLink}>
              {texts.backHome}
            </TextLink>
          }
        >
          <p>{failure ? texts.areaFailedText : texts.pageFailedText}</p>
        </ErrorState>
      </Container>
    </Section>
  );
}
