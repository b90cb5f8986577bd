import { ApiError, apiQuery, getApi } from '@tassis/api-client';
import { useMutation, useQuery } from '@tassis/api-client/query';
import { getAdminSettings, reissueBill, type AdminBill } from '@tassis/contracts';
import { Alert, ConfirmDialog, TextLink } from '@tassis/design-system';
import { useLocale, useNotify } from '@tassis/design-system/host';
import { legalGaps } from '@tassis/domain';
import { apiConflictFirst, explain, transportTexts } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { RouterLink, useNavigate } from '@tassis/platform/router';
import { useState } from 'react';
import { usePaymentTexts } from '../../messages/payments/use-payment-texts.ts';
import { ownPaths } from '../../paths.ts';

type ReissueDialogProps = { bill: AdminBill; onClose: () => void };

/** Issues a new bill for the order of a cancelled one, and navigates to it. It is open while it is mounted. */
export function ReissueDialog({ bill, onClose }: ReissueDialogProps) {
  const { reissue: texts, cancel } = usePaymentTexts();
  const locale = useLocale();
  const notify = useNotify();
  const navigate = useNavigate();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => getApi().call(reissueBill, { params: { id: bill.id } }, { idempotencyKey }),
    onSuccess: ({ data }) => {
      notify({ tone: 'success', text: texts.done(data.number) });
      onClose();
      void navigate(ownPaths.bill(data.id));
    },
  });
  const isToFill = error instanceof ApiError && error.code === 'firm_to_fill';
  const other =
    error && !isToFill ? explain(error, transportTexts(locale), apiConflictFirst) : null;
  return (
    <ConfirmDialog
      open
      title={texts.title}
      consequence={texts.consequence}
      confirmText={texts.confirm}
      pendingText={texts.pending}
      cancelText={texts.keep}
      closeLabel={cancel.close}
      pending={isPending}
      error={other?.text}
      onCancel={onClose}
      onConfirm={() => mutate()}
    >
      {isToFill ? <FirmToFill reason={error.serverMessage ?? ''} /> : null}
    </ConfirmDialog>
  );
}

/** The data of the firm that bills need and that are missing, with a link to the settings. */
function FirmToFill({ reason }: { reason: string }) {
  const { reissue: texts } = usePaymentTexts();
  const { data } = useQuery(apiQuery(getAdminSettings, {}));
  const gaps = data ? legalGaps(data.data.firm) : [];
  return (
    <Alert tone="warning">
      <p>{reason}</p>
      {gaps.length > 0 ? (
        <>
          <p>{texts.toFill}</p>
          <ul>
            {gaps.map((gap) => (
              <li key={gap}>{texts.gaps[`firm.${gap}`]}</li>
            ))}
          </ul>
        </>
      ) : null}
      <TextLink href={paths.systemSettings} LinkComponent={RouterLink}>
        {texts.settings}
      </TextLink>
    </Alert>
  );
}
