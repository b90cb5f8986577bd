import type { Draft, Package } from '@tassis/contracts';
import { Alert } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDateTime } from '@tassis/messages';
import { fill } from '@tassis/order-fields/form';
import { getDraftPosition } from '@tassis/views';
import type { ReactNode } from 'react';
import { useOrderMessages } from '../../messages/order/use-order-messages.ts';
import { usePackages } from '../../packages/use-packages.ts';

type ResumedDraftProps = {
  draft: Draft;
  /** The way to an empty form. */
  anew: ReactNode;
  onDismiss: () => void;
};

/** The form is not empty, and why. */
export function ResumedDraft({ draft, ...rest }: ResumedDraftProps) {
  const { draft: texts } = useOrderMessages();
  const day = formatDateTime(useLocale(), draft.updated_at);
  return <Resumed {...rest} draft={draft} title={fill(texts.resumed, { day })} />;
}

/** The same of what is ordered with a package; one that is not that of the draft is said. */
export function ResumedPackage({ draft, offer, ...rest }: ResumedDraftProps & { offer: Package }) {
  const { draft: texts } = useOrderMessages();
  const day = formatDateTime(useLocale(), draft.updated_at);
  const packages = usePackages().data;
  const { code = offer.code } = getDraftPosition(draft);
  // One that is not published any more has no name.
  const name = [offer, ...(packages ?? [])].find((each) => each.code === code)?.name ?? code;
  return (
    <Resumed {...rest} draft={draft} title={fill(texts.resumedWith, { day, package: name })}>
      {code === offer.code ? null : <p>{fill(texts.otherPackage, { package: offer.name })}</p>}
    </Resumed>
  );
}

type ResumedProps = ResumedDraftProps & { title: string; children?: ReactNode };

/** A draft that was made of an order and never saved since says of which. */
function Resumed({ draft, title, anew, onDismiss, children }: ResumedProps) {
  const { draft: texts } = useOrderMessages();
  const reference = draft.data['copy_of'];
  const isCopy = typeof reference === 'string';
  return (
    <Alert
      tone="info"
      title={isCopy ? fill(texts.copied, { reference }) : title}
      actions={anew}
      dismiss={{ label: texts.close, onDismiss }}
    >
      {isCopy ? <p>{texts.copiedText}</p> : null}
      {children}
    </Alert>
  );
}
