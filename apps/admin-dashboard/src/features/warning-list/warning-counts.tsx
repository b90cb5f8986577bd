import { Tabs } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { WARNING_STATUSES, type WarningStatus } from '@tassis/domain';
import { formatNumber, getLabel } from '@tassis/messages';
import { RouterLink } from '@tassis/platform/router';
import { useWarningTexts } from '../../messages/warnings/use-warning-texts.ts';

type WarningCountsProps = {
  /** The status that is filtered by. */
  status: string | undefined;
  /** The counts; undefined until they have loaded. */
  counts: Readonly<Record<WarningStatus, number>> | undefined;
  toHref: (status: WarningStatus | undefined) => string;
};

/** The number of warnings by status; each links to its list. */
export function WarningCounts({ status, counts, toHref }: WarningCountsProps) {
  const { counts: texts } = useWarningTexts();
  const locale = useLocale();
  const items = WARNING_STATUSES.map((each) => ({
    href: toHref(each),
    text: getLabel(locale, `warning_status.${each}`),
    count: counts && formatNumber(locale, counts[each]),
    current: status === each,
  }));
  const all = { href: toHref(undefined), text: texts.all, current: status === undefined };
  return <Tabs label={texts.label} items={[all, ...items]} LinkComponent={RouterLink} />;
}
