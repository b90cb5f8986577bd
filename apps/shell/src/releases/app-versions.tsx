import { StatusBadge, TextLink, VisuallyHidden } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDateTime } from '@tassis/messages';
import type { AppStatus, ReleaseStatus } from '@tassis/platform/release';
import type { ReleaseTexts } from './messages/fr.ts';
import { useReleaseTexts } from './messages/use-release-texts.ts';
import { previewAddress } from './addresses.ts';
import styles from './releases.module.css';

type AppVersionsProps = { app: AppStatus; visit: ReleaseStatus['visit'] };
type Stored = AppStatus['versions'][number];

/** The stored releases of an app, with a link that opens a release of an area in this browser alone. */
export function AppVersions({ app, visit }: AppVersionsProps) {
  const { detail: texts } = useReleaseTexts();
  const locale = useLocale();
  const shown = visit?.versions[app.id];
  return (
    <ul className={styles['versions']}>
      {app.versions.map(({ version, releasedAt, bad }) => (
        <li key={version} className={styles['version']}>
          <span>
            <code className={styles['code']}>{version}</code>
            <span className={styles['note']}>
              {[
                releasedAt === undefined
                  ? texts.neverReleased
                  : texts.released(formatDateTime(locale, releasedAt)),
                ...(bad === undefined ? [] : [texts.bad(bad)]),
              ].join(', ')}
            </span>
          </span>
          <span className={styles['badges']}>
            {listMarks({ version }, app, shown).map((mark) => (
              <StatusBadge key={mark} tone={MARK_TONES[mark]} text={texts.marks[mark]} />
            ))}
          </span>
          {app.id === 'shell' || version === shown ? null : (
            <TextLink href={previewAddress(app.id, version)}>
              {texts.preview}
              <VisuallyHidden> {texts.previewOf(version)}</VisuallyHidden>
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  );
}

type Mark = keyof ReleaseTexts['detail']['marks'];

const MARK_TONES = {
  live: 'success',
  canary: 'info',
  fallback: 'neutral',
  shown: 'info',
} as const satisfies Record<Mark, string>;

function listMarks(
  { version }: Pick<Stored, 'version'>,
  app: AppStatus,
  shown: string | undefined,
): Mark[] {
  const marks: Mark[] = [];
  if (version === app.version && app.enabled) marks.push('live');
  if (version === app.canary?.version) marks.push('canary');
  if (version === app.fallback) marks.push('fallback');
  if (version === shown && version !== app.version) marks.push('shown');
  return marks;
}
