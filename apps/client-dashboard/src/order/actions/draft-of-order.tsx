import { getApi } from '@tassis/api-client';
import { getDraft, saveDraft, type Draft, type Order } from '@tassis/contracts';
import { useAction } from '@tassis/dashboard';
import { readTypedRequests, removeTypedRequest } from '@tassis/dashboard/begun-requests';
import { Alert, Button, ConfirmDialog } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import type { DraftService } from '@tassis/domain';
import { formatDateTime, getLabel } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { useNavigate } from '@tassis/platform/router';
import { getDraftHref } from '@tassis/views';
import { useState } from 'react';
import { useOrderActionTexts } from '../../messages/order-actions/use-order-action-texts.ts';

const FORMS: Readonly<Record<DraftService, string>> = {
  company_creation: paths.companyCreation,
  domiciliation: paths.domiciliation,
  negative_certificate: paths.negativeCertificate,
};

/** The draft that would be replaced; without a version it exists in this tab only. */
type Begun = Pick<Draft, 'service' | 'updated_at'> & { version?: number };

type DraftOfOrderProps = {
  children: string;
  variant?: 'brand';
  'aria-label'?: string;
  /** Called when the button is pressed. */
  read: () => Promise<Order>;
  /** Which draft to make: the same order again, or the company whose name a certificate reserves. */
  make: 'toDraft' | 'toCreationDraft';
};

/**
 * Makes a draft of an order and navigates to its form. An existing draft of the same service is replaced only after a
 * confirmation.
 */
export function DraftOfOrder({ read, make, ...button }: DraftOfOrderProps) {
  const { again: texts } = useOrderActionTexts();
  const navigate = useNavigate();
  const [begun, setBegun] = useState<Begun | null>(null);

  const copy = useAction(async ({ isAgreed }: { isAgreed: boolean }) => {
    // Loaded on demand, because only this action needs the forms' fields and rules.
    const makers = await import('./to-draft.ts');
    const order = await read();
    const made = makers[make](order);
    if (made === null) return;
    const { service, form } = made;
    const params = { service };
    const found = isAgreed ? null : await findBegun(service);
    if (found !== null) {
      setBegun(found);
      return;
    }
    const data = { form, copy_of: order.reference };
    // The files of the replaced draft are deleted with it.
    const body = { data, ...(isAgreed && { drop_files: true as const }) };
    const stored = begun?.version ?? 0;
    await getApi().call(saveDraft, { params, body }, stored === 0 ? {} : { version: stored });
    removeTypedRequest(service);
    await navigate(getDraftHref({ data }, FORMS[service]));
  });

  return (
    <>
      <Button
        {...button}
        loading={copy.pending && begun === null}
        loadingText={texts.pending}
        onClick={() => copy.run({ isAgreed: false })}
      />
      {copy.failure !== undefined && begun === null ? (
        <Alert tone="critical" title={texts.failed}>
          {copy.failure}
        </Alert>
      ) : null}
      {begun ? (
        <ReplaceQuestion
          begun={begun}
          pending={copy.pending}
          error={copy.failure}
          onConfirm={() => copy.run({ isAgreed: true })}
          onCancel={() => setBegun(null)}
        />
      ) : null}
    </>
  );
}

type ReplaceQuestionProps = {
  begun: Begun;
  pending: boolean;
  error: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

function ReplaceQuestion({ begun, ...props }: ReplaceQuestionProps) {
  const { again: texts } = useOrderActionTexts();
  const locale = useLocale();
  const service = getLabel(locale, `draft_service.${begun.service}`);
  return (
    <ConfirmDialog
      {...props}
      open
      danger
      title={texts.title}
      consequence={texts.consequence(service, formatDateTime(locale, begun.updated_at))}
      confirmText={texts.confirm}
      cancelText={texts.keep}
      closeLabel={texts.close}
      pendingText={texts.pending}
    />
  );
}

/** The client's draft of a service, on the server or in this tab. */
async function findBegun(service: DraftService): Promise<Begun | null> {
  const { data } = await getApi().call(getDraft, { params: { service } });
  return data ?? readTypedRequests().find((typed) => typed.service === service) ?? null;
}
