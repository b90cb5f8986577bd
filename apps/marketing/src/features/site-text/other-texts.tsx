import { Cluster, TextLink } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import type { SiteTextName } from '../../content/site-texts.ts';
import { fr } from '../../messages/fr.ts';

const names: readonly SiteTextName[] = ['legal', 'privacy', 'terms', 'cookies'];

/** Links to the other legal texts. */
export function OtherTexts({ shown }: { shown: SiteTextName }) {
  return (
    <Cluster as="nav" aria-label={fr.siteTexts.others}>
      {names
        .filter((name) => name !== shown)
        .map((name) => (
          <TextLink key={name} variant="standalone" href={paths[name]} LinkComponent={RouterLink}>
            {fr.siteTexts[name].title}
          </TextLink>
        ))}
    </Cluster>
  );
}
