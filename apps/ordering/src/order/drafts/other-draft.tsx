import { Alert, Button, Cluster } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDateTime } from '@tassis/messages';
import { fill } from '@tassis/order-fields/form';
import { useOrderMessages } from '../../messages/order/use-order-messages.ts';
import type { Draft } from '@tassis/contracts';
import type { Ref } from 'react';

type OtherDraftProps = {
  ref: Ref<HTMLDivElement>;
  /** The version of the other tab or device. */
  other: Draft;
  onTake: () => void;
  onKeepMine: () => void;
};

/** A conflict of two versions of a draft: asks which one to keep. */
export function OtherDraft({ ref, other, onTake, onKeepMine }: OtherDraftProps) {
  const { draft: texts } = useOrderMessages();
  const locale = useLocale();
  return (
    <Alert
      ref={ref}
      tone="warning"
      title={texts.otherTitle}
      actions={
        <Cluster gap="s">
          <Button size="s" onClick={onTake}>
            {texts.takeOther}
          </Button>
          <Button size="s" onClick={onKeepMine}>
            {texts.keepMine}
          </Button>
        </Cluster>
      }
    >
      {fill(texts.other, { day: formatDateTime(locale, other.updated_at) })}
    </Alert>
  );
}
