import type { PartnerOverview } from '@tassis/contracts';
import { Grid, StatTile } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { totalText } from '@tassis/views';
import { useOverviewTexts } from '../../messages/overview/use-overview-texts.ts';
import { ownPaths } from '../../paths.ts';

/** The API counts up to this number. */
const COUNTED = 1000;

type FiguresProps = { figures: NonNullable<PartnerOverview['figures']> };

/** The numbers of the partner's clients and requests; each links to its list. */
export function Figures({ figures: { clients, requests, drafts } }: FiguresProps) {
  const { figures: texts } = useOverviewTexts();
  const locale = useLocale();
  const tiles = [
    { label: texts.clients, count: clients, href: paths.myClients },
    { label: texts.pending, count: requests.pending, href: ownPaths.requestsWith('pending') },
    { label: texts.accepted, count: requests.accepted, href: ownPaths.requestsWith('accepted') },
    { label: texts.drafts, count: drafts, href: ownPaths.drafts },
  ];
  return (
    <Grid column="s">
      {tiles.map(({ label, count, href }) => (
        <StatTile
          key={href}
          label={label}
          value={totalText(
            { total: Math.min(count, COUNTED), total_capped: count > COUNTED },
            locale,
          )}
          href={href}
          LinkComponent={RouterLink}
        />
      ))}
    </Grid>
  );
}
