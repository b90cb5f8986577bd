import type { AdminDomiciliation } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { TextLink, Timeline } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, formatMoney, getLabel } from '@tassis/messages';
import { RouterLink } from '@tassis/platform/router';
import { useDomiciliationTexts } from '../../messages/domiciliations/use-domiciliation-texts.ts';
import { ownPaths } from '../../paths.ts';

/** The paid periods, newest first: each renewal with its bill, and at the end the first period. */
export function RenewalHistory({ domiciliation }: { domiciliation: AdminDomiciliation }) {
  const { periods: texts } = useDomiciliationTexts().file;
  const locale = useLocale();
  const { periods } = domiciliation;
  const entries = periods.map((period, index) => {
    const { id, months, order, bill, created_at: at } = period;
    const start = formatDate(locale, period.start_date);
    const end = formatDate(locale, period.end_date);
    return {
      key: id,
      title: index === periods.length - 1 ? texts.first : texts.renewal,
      date: { text: formatDate(locale, at), iso: at },
      actor: order.reference,
      text: (
        <>
          <p>{texts.text(start, end, months)}</p>
          {bill ? (
            <TextLink href={ownPaths.bill(bill.id)} LinkComponent={RouterLink}>
              {texts.bill(
                bill.number,
                formatMoney(locale, bill.total),
                getLabel(locale, `bill_status.${bill.status}`),
              )}
            </TextLink>
          ) : null}
        </>
      ),
    };
  });
  return (
    <DashboardSection title={texts.title}>
      <Timeline label={texts.title} entries={entries} />
    </DashboardSection>
  );
}
