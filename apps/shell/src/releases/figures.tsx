import { StatTile } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatNumber } from '@tassis/messages';
import type { ReleaseStatus } from '@tassis/platform/release';
import { countFailures } from './app-names.ts';
import { useReleaseTexts } from './messages/use-release-texts.ts';
import styles from './releases.module.css';

/** Four figures about the site. */
export function Figures({ status: { apps, previews } }: { status: ReleaseStatus }) {
  const { figures: texts } = useReleaseTexts();
  const locale = useLocale();
  const views = apps.reduce((sum, { health }) => sum + health.views, 0);
  const failures = apps.reduce((sum, { health }) => sum + countFailures(health.failures), 0);
  const tiles = [
    { label: texts.apps, value: apps.length, note: texts.appsNote },
    {
      label: texts.failures,
      value: failures,
      note: texts.failuresNote(formatNumber(locale, views)),
    },
    {
      label: texts.canaries,
      value: apps.filter(({ canary }) => canary).length,
      note: texts.canariesNote,
    },
    { label: texts.previews, value: previews.length, note: texts.previewsNote },
  ];
  return (
    <section aria-label={texts.label}>
      <ul className={styles['tiles']}>
        {tiles.map(({ label, value, note }) => (
          <li key={label}>
            <StatTile label={label} value={formatNumber(locale, value)} note={note} />
          </li>
        ))}
      </ul>
    </section>
  );
}
