import { DashboardSection, LinkList, type LinkRow } from '@tassis/dashboard';
import { Stack, TextLink } from '@tassis/design-system';
import { RouterLink } from '@tassis/platform/router';
import { useOverviewTexts } from '../../messages/overview/use-overview-texts.ts';
import styles from './overview.module.css';

type LandingSectionProps = {
  title: string;
  rows: readonly LinkRow[];
  /** The text without rows. */
  none: string;
  /** The link to the whole list. */
  all: { href: string; text: string };
  /** Whether the list has more than these rows. */
  more?: boolean;
};

/** A few rows of a list, and a link to all of it. */
export function LandingSection({ title, rows, none, all, more = false }: LandingSectionProps) {
  const { others } = useOverviewTexts();
  return (
    <DashboardSection title={title}>
      <Stack gap="s">
        {rows.length === 0 ? (
          <p className={styles['text']}>{none}</p>
        ) : (
          <LinkList label={title} rows={rows} />
        )}
        <p>
          {more ? `${others} ` : null}
          <TextLink href={all.href} LinkComponent={RouterLink}>
            {all.text}
          </TextLink>
        </p>
      </Stack>
    </DashboardSection>
  );
}
