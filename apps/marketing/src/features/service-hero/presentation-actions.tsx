import { Button } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import type { Service } from '../../content/services/service.ts';
import { fr } from '../../messages/fr.ts';

/** Links to the order, if the service is ordered online, and to a quote. */
export function PresentationActions({ service }: { service: Service }) {
  const { isOnline, link, slug } = service;
  return (
    <>
      {isOnline ? (
        <Button variant="primary" size="l" href={link} LinkComponent={RouterLink}>
          {fr.online.start}
        </Button>
      ) : null}
      <Button
        variant={isOnline ? 'secondary' : 'primary'}
        size="l"
        href={paths.offlineService(slug)}
        LinkComponent={RouterLink}
      >
        {fr.quote.heading}
      </Button>
    </>
  );
}
