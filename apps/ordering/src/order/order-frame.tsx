import type { Package } from '@tassis/contracts';
import { FormLayout, PersonalDataNote, Spinner } from '@tassis/design-system';
import { useValidatedForm, type Members } from '@tassis/order-fields/form';
import { paths } from '@tassis/platform';
import { RouterLink, useLocation } from '@tassis/platform/router';
import { ORDER_FORM_ID } from '@tassis/views';
import { useEffect, type ComponentProps, type ReactNode, type SubmitEvent } from 'react';
import { useOrderMessages } from '../messages/order/use-order-messages.ts';
import { ClearForm } from './drafts/clear-form.tsx';
import { DraftNotices } from './drafts/draft-notices.tsx';
import styles from './order-frame.module.css';
import { RoleNotice } from './role-notice.tsx';
import { SendingPane } from './sending-pane.tsx';
import { SentOrderNotice } from './sent-order-notice.tsx';
import { SignInDialog } from './sign-in/sign-in-dialog.tsx';
import { FailureBox } from './submission/failure-box.tsx';
import type { OrderFlow } from './use-order-flow.ts';

/** The parts of a form in the common frame of orders. */
export type OrderFrameProps<Of extends Members> = {
  flow: OrderFlow<Of>;
  /** The id of the title, which names the form. */
  titleId: string;
  /** The title, and what is beside it. */
  head: ReactNode;
  /** The ordered package, if the order has one. */
  offer?: Package;
  /** The price card beside the fields. */
  priceCard: ReactNode;
  actions: ReactNode;
  /** The error summary of the form, if it has errors: replaces the last failure of sending. */
  errors: ReactNode;
  onSubmit: () => void;
  /** Called after the form was cleared. */
  onClear: () => void;
  /** The fields. */
  children: ReactNode;
} & Pick<ComponentProps<typeof FailureBox>, 'find' | 'fallback'>;

/** The screen of an order form: notices, fields with the price beside them, and the submit bar. */
export function OrderFrame<Of extends Members>(props: OrderFrameProps<Of>) {
  const { flow, titleId, head, offer, priceCard, actions, errors, children } = props;
  const { find, fallback, onSubmit, onClear } = props;
  const { visit, draft, state, isBusy } = flow;
  const { form: texts, draft: draftTexts } = useOrderMessages();
  // A server-rendered form shows no loading state, and no button to clear it.
  const { isServed } = visit;
  useLedToForm(titleId, { isLate: !isServed });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  const clear = () => {
    if (isBusy) return;
    flow.clear();
    onClear();
  };
  return (
    <section id={ORDER_FORM_ID} className={styles['root']} aria-labelledby={titleId}>
      {head}
      <SentOrderNotice record={visit.records.sent} />
      <DraftNotices draft={draft} offer={offer} titleId={titleId} onClear={clear} />
      <RoleNotice onSignOut={flow.signOutHere} />
      <form method="post" noValidate aria-labelledby={titleId} aria-busy={isBusy} onSubmit={submit}>
        <FormLayout aside={priceCard} actions={actions}>
          {errors ?? (
            <FailureBox
              failure={state.failure}
              attempt={state.attempt}
              find={find}
              fallback={fallback}
            />
          )}
          <SendingPane phase={state.phase}>
            {draft.isLoading && !isServed ? (
              <Spinner size="page" showLabel label={draftTexts.loading} />
            ) : (
              children
            )}
          </SendingPane>
          <PersonalDataNote
            purpose={texts.purpose}
            href={paths.privacy}
            LinkComponent={RouterLink}
          />
        </FormLayout>
      </form>
      {isServed || isBusy ? null : <ClearBelow flow={flow} titleId={titleId} onClear={clear} />}
      <SignInDialog {...flow.signIn} />
    </section>
  );
}

type ClearBelowProps<Of extends Members> = { flow: OrderFlow<Of> } & ComponentProps<
  typeof ClearForm
>;

/** Shown while the form has input, as of its last validation. */
function ClearBelow<Of extends Members>({ flow, ...clear }: ClearBelowProps<Of>) {
  const { visit, form } = flow;
  const isBlank = useValidatedForm(form, () => visit.isBlank(form));
  return isBlank ? null : <ClearForm {...clear} />;
}

/**
 * Scrolls to the form when the hash names it, and focuses its title, unless a control of the page has the focus.
 * @param isLate whether the form loads after its page, so that the router did not find the target
 */
function useLedToForm(titleId: string, { isLate }: { isLate: boolean }): void {
  const { hash } = useLocation();
  useEffect(() => {
    const title = document.getElementById(titleId);
    if (hash !== `#${ORDER_FORM_ID}` || title === null) return;
    if (document.activeElement?.contains(title)) title.focus({ preventScroll: true });
    if (isLate) document.getElementById(ORDER_FORM_ID)?.scrollIntoView();
  }, [hash, titleId, isLate]);
}
