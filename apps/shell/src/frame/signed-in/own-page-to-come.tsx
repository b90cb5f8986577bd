import { useSession } from '@tassis/auth';
import { Cluster, TextLink } from '@tassis/design-system';
import { getLandingPath } from '@tassis/domain';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useTexts } from '../../messages/use-texts.ts';
import { ToComePage } from '../../pages/to-come-page.tsx';
import { wordsToCome } from './words-to-come.ts';

const words = new Map(Object.entries(wordsToCome));

/** The page to come at this path, of those that only some may enter. */
export function OwnPageToCome({ path }: { path: string }) {
  const ofThis = words.get(path);
  return ofThis ? <ToComePage words={ofThis} onward={<OwnPlaces />} /> : null;
}

/** What there is already for who is signed in. */
function OwnPlaces() {
  const texts = useTexts();
  const { user } = useSession();
  const dashboard = user && getLandingPath(user.user_type);
  return (
    <Cluster gap="m">
      {dashboard ? (
        <TextLink href={dashboard} LinkComponent={RouterLink}>
          {texts.dashboard}
        </TextLink>
      ) : null}
      <TextLink href={paths.account} LinkComponent={RouterLink}>
        {texts.account}
      </TextLink>
    </Cluster>
  );
}
