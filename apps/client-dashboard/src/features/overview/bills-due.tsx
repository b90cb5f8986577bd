import type { ClientOverview } from '@tassis/contracts';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, formatMoney } from '@tassis/messages';
import { useOverviewTexts } from '../../messages/overview/use-overview-texts.ts';
import { ownPaths } from '../../paths.ts';
import { LandingSection } from './landing-section.tsx';
import { isPast } from './use-tasks.tsx';

/** The bills with an amount due, by due date. */
export function BillsDue({ bills }: { bills: ClientOverview['bills_due'] }) {
  const { bills: texts, waiting } = useOverviewTexts();
  const locale = useLocale();
  const formatDetail = ({ status, due_on: dueOn }: (typeof bills.items)[number]) => {
    if (status === 'proof_sent') return texts.proofSent;
    const day = formatDate(locale, dueOn);
    return isPast(dueOn) ? waiting.overdue(day) : waiting.dueOn(day);
  };
  return (
    <LandingSection
      title={texts.title}
      none={texts.none}
      all={{ href: ownPaths.bills, text: texts.all }}
      more={bills.more}
      rows={bills.items.map((bill) => ({
        href: ownPaths.bill(bill.id),
        text: bill.number,
        detail: formatDetail(bill),
        aside: formatMoney(locale, bill.due),
      }))}
    />
  );
}
