import { firmQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { Banner, TextLink } from '@tassis/design-system';
import { RouterLink } from '@tassis/platform/router';
import { useContext, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../messages/use-texts.ts';
import { dismissBanner, isDismissed, watchDismissed } from './dismissed-banner.ts';
import { findBanner } from './find-banner.ts';
import { AreasContext } from './is-dashboard.ts';
import styles from './site-banner.module.css';

/** The firm's banner at the top of a public page, until the visitor dismisses it. */
export function SiteBanner() {
  const texts = useTexts();
  const { pathname } = useLocation();
  const firm = useQuery(firmQuery).data?.data;
  const banner = findBanner(firm, useContext(AreasContext), pathname);
  const isAway = useSyncExternalStore(
    watchDismissed,
    () => banner !== undefined && isDismissed(banner.id),
    () => false,
  );
  const isShown = banner !== undefined && !isAway;
  useEffect(() => {
    if (isShown) delete document.documentElement.dataset['bannerAway'];
  }, [isShown]);
  if (!isShown) return null;
  const { id, tone, text, link, lang } = banner;
  const dismiss = () => {
    dismissBanner(id);
    // The dismissed button had the focus, so the content takes it.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <div className={styles['root']}>
      <Banner
        tone={tone}
        label={texts.banner}
        dismiss={{ label: texts.dismissBanner, onDismiss: dismiss }}
        actions={
          link ? (
            <TextLink href={link.href} lang={lang} LinkComponent={RouterLink} variant="standalone">
              {link.text}
            </TextLink>
          ) : null
        }
      >
        <p lang={lang}>{text}</p>
      </Banner>
    </div>
  );
}
