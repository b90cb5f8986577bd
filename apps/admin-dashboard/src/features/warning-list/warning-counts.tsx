import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { listAdminWarnings } from '@tassis/contracts';
import { Tabs } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { WARNING_STATUSES, type WarningStatus } from '@tassis/domain';
import { formatNumber, getLabel } from '@tassis/messages';
import { RouterLink } from '@tassis/platform/router';
import { useWarningTexts } from '../../messages/warnings/use-warning-texts.ts';

type WarningCountsProps = {
  /** The one that is shown. */
  status: string | undefined;
  hrefOf: (status: WarningStatus | undefined) => string;
};

/** How many warnings there are of each status; each leads to these. */
export function WarningCounts({ status, hrefOf }: WarningCountsProps) {
  const { counts: texts } = useWarningTexts();
  const locale = useLocale();
  const { data } = useQuery(apiQuery(listAdminWarnings, { query: { per_page: 1 } }));
  const counts = data?.meta.counts;
  const items = WARNING_STATUSES.map((each) => ({
    href: hrefOf(each),
    text: getLabel(locale, `warning_status.${each}`),
    count: counts && formatNumber(locale, counts[each]),
    current: status === each,
  }));
  const all = { href: hrefOf(undefined), text: texts.all, current: status === undefined };
  return <Tabs label={texts.label} items={[all, ...items]} LinkComponent={RouterLink} />;
}
