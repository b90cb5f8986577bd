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
  /** The button that clears the form. */
  anew: ReactNode;
  onDismiss: () => void;
};

/** The notice that a draft was restored. */
export function ResumedDraft({ draft, ...rest }: ResumedDraftProps) {
  const { draft: texts } = useOrderMessages();
  const day = formatDateTime(useLocale(), draft.updated_at);
  return <Resumed {...rest} draft={draft} title={fill(texts.resumed, { day })} />;
}

/** The same for orders with a package; mentions that the package differs from the draft's. */
export function ResumedPackage({ draft, offer, ...rest }: ResumedDraftProps & { offer: Package }) {
  const { draft: texts } = useOrderMessages();
  const day = formatDateTime(useLocale(), draft.updated_at);
  const packages = usePackages().data;
  const { code = offer.code } = getDraftPosition(draft);
  // A package that is no longer published has no name here.
  const name = [offer, ...(packages ?? [])].find((each) => each.code === code)?.name ?? code;
  return (
    <Resumed {...rest} draft={draft} title={fill(texts.resumedWith, { day, package: name })}>
      {code === offer.code ? null : <p>{fill(texts.otherPackage, { package: offer.name })}</p>}
    </Resumed>
  );
}

type ResumedProps = ResumedDraftProps & { title: string; children?: ReactNode };

/** The notice names the order of which an unchanged draft is a copy. */
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
