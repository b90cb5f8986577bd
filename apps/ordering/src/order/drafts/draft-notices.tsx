import type { Order, Package } from '@tassis/contracts';
import { Alert, Button, Cluster } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDateTime } from '@tassis/messages';
import { fill, type Members } from '@tassis/order-fields/form';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import type { ReactNode, Ref } from 'react';
import { useOrderMessages } from '../../messages/order/use-order-messages.ts';
import { ClearForm } from './clear-form.tsx';
import type { DraftSync } from './draft-sync.ts';
import { OtherDraft } from './other-draft.tsx';
import { ResumedDraft, ResumedPackage } from './resumed-draft.tsx';
import type { SyncState } from './sync-state.ts';

type DraftNoticesProps = {
  draft: Pick<SyncState, 'other' | 'resumed' | 'ordered'> & {
    sync: Pick<DraftSync<Members>, 'take' | 'keepMine' | 'acknowledge'>;
    question: Ref<HTMLDivElement>;
  };
  /** The package that is ordered now, if any. */
  offer: Package | undefined;
  /** The id of the form's title. */
  titleId: string;
  onClear: () => void;
};

/** The notices about a draft on the server: conflict, restored draft, or already ordered. */
export function DraftNotices({ draft, offer, titleId, onClear }: DraftNoticesProps) {
  const { draft: texts } = useOrderMessages();
  const { sync, other, resumed, ordered, question } = draft;
  const anew = <ClearForm titleId={titleId} onClear={onClear} text={texts.anew} />;
  if (ordered !== null) return <OrderedDraft order={ordered} anew={anew} />;
  if (other !== null) {
    return (
      <OtherDraft
        ref={question}
        other={other}
        onTake={() => void sync.take(other)}
        onKeepMine={() => sync.keepMine()}
      />
    );
  }
  if (resumed === null) return null;
  const told = { draft: resumed, anew, onDismiss: () => sync.acknowledge() };
  return offer ? <ResumedPackage {...told} offer={offer} /> : <ResumedDraft {...told} />;
}

/** The draft was ordered in another tab or on another device: changes here are not saved. */
function OrderedDraft({ order, anew }: { order: Order; anew: ReactNode }) {
  const { draft: texts } = useOrderMessages();
  const locale = useLocale();
  const day = formatDateTime(locale, order.created_at);
  return (
    <Alert
      tone="warning"
      title={texts.orderedTitle}
      actions={
        <Cluster gap="s">
          <Button size="s" href={paths.orderConfirmation(order.id)} LinkComponent={RouterLink}>
            {texts.seeOrder}
          </Button>
          {anew}
        </Cluster>
      }
    >
      {fill(texts.ordered, { day, reference: order.reference })}
    </Alert>
  );
}
