import type { ContentOverview } from '@tassis/contracts';
import { Grid, StatTile } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatNumber } from '@tassis/messages';
import { RouterLink } from '@tassis/platform/router';
import { useTexts } from '../../messages/overview/use-texts.ts';
import { ownPaths } from '../../paths.ts';

/** The number of packages by state; each figure links to its list. */
export function Counts({ overview }: { overview: ContentOverview | undefined }) {
  const { counts: texts } = useTexts();
  const locale = useLocale();
  const edited = overview?.package_drafts.filter(
    ({ has_draft: hasDraft, status }) => hasDraft && status === 'published',
  );
  const planned = overview?.package_drafts.filter(({ publish_at: at }) => at !== null);
  const tiles = [
    {
      ...texts.published,
      count: overview?.packages.published,
      href: ownPaths.packagesIn('published'),
    },
    { ...texts.draft, count: overview?.packages.draft, href: ownPaths.packagesIn('draft') },
    { ...texts.edited, count: edited?.length, href: ownPaths.packagesEdited },
    { ...texts.planned, count: planned?.length, href: '#preparing' },
  ];
  return (
    <section aria-label={texts.title}>
      <Grid column="s">
        {tiles.map(({ label, note, count, href }) => (
          <StatTile
            key={href}
            label={label}
            value={count === undefined ? '' : formatNumber(locale, count)}
            note={note}
            loading={count === undefined}
            href={href}
            LinkComponent={RouterLink}
          />
        ))}
      </Grid>
    </section>
  );
}
