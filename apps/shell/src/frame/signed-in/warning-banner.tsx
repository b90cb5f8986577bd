import { useQuery } from '@tassis/api-client/query';
import { apiQuery } from '@tassis/api-client';
import { reportCallError } from '@tassis/auth';
import { listClientWarnings } from '@tassis/contracts';
import { Banner, Button } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useEffect, useState } from 'react';
import { useTexts } from '../../messages/use-texts.ts';
import { isDismissed, rememberDismissal, watchDismissal } from './dismissed-warning.ts';
import styles from './warning-banner.module.css';

/**
 * Warns a client of domiciliations that end within days or have ended; can be dismissed for a day. It is rendered after
 * everything else and sticks to the bottom of the window, so that it shifts no layout when it appears and covers nothing
 * permanently. On a phone it does not stick where the buttons of a form do.
 */
export function WarningBanner() {
  const texts = useTexts();
  const [dismissed, setDismissed] = useState(isDismissed);
  useEffect(() => watchDismissal(() => setDismissed(isDismissed())), []);
  const { critical, expired, href } = useUrgent(!dismissed);
  if (dismissed || critical + expired === 0) return null;
  const dismiss = () => {
    rememberDismissal();
    setDismissed(true);
    // The dismissed button had the focus, so the content takes it.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <div className={styles['root']}>
      <Banner
        tone={expired > 0 ? 'critical' : 'warning'}
        label={texts.warnings}
        title={texts.warnings}
        actions={
          <Button size="s" href={href} LinkComponent={RouterLink}>
            {texts.warningDetails}
          </Button>
        }
        dismiss={{ label: texts.dismissWarnings, onDismiss: dismiss }}
        live
      >
        {texts.urgent({ critical, expired })}
      </Banner>
    </div>
  );
}

/**
 * The number of urgent warnings, and the path to renew them; none until they are loaded. A single warning links to its
 * renewal. A failure is only logged.
 */
function useUrgent(wanted: boolean) {
  const { data, error } = useQuery({
    ...apiQuery(listClientWarnings, { query: { per_page: 1 } }),
    enabled: wanted,
    staleTime: 300_000,
  });
  useEffect(() => {
    if (error) reportCallError(error);
  }, [error]);
  const { critical = 0, expired = 0 } = data?.meta.counts ?? {};
  const only = critical + expired === 1 ? data?.data[0]?.domiciliation_id : undefined;
  const query = only === undefined ? '' : `?domiciliation=${only}`;
  return { critical, expired, href: `${paths.clientWarnings}${query}` };
}
