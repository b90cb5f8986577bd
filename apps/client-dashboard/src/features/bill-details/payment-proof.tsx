import { getApi } from '@tassis/api-client';
import { useRefusedByEnd } from '@tassis/auth';
import { sendPaymentProof, type Bill } from '@tassis/contracts';
import { FileUpload } from '@tassis/design-system';
import { useNotify } from '@tassis/design-system/host';
import { contractValidator, Form, readPdf, unreadPdf, useContractForm } from '@tassis/forms';
import { useFileMessages } from '@tassis/order-fields/file';
import { useBillsTexts } from '../../messages/bills/use-bills-texts.ts';
import styles from './how-to-pay.module.css';
import { ProofState } from './proof-state.tsx';

const validate = contractValidator(sendPaymentProof.request.body);

const initial: { content: File | undefined } = { content: undefined };

type PaymentProofProps = { bill: Bill; onSent: () => void };

/** Uploads the proof of a transfer, and shows the next step. */
export function PaymentProof({ bill, onSent }: PaymentProofProps) {
  const { proof: texts } = useBillsTexts();
  const notify = useNotify();
  const fileTexts = useFileMessages();
  const form = useContractForm({
    id: 'proof',
    initial,
    validate: ({ content }, locale) => validate(unreadPdf(content), locale),
    send: async ({ content }, options) =>
      getApi().call(
        sendPaymentProof,
        { params: { id: bill.id }, body: await readPdf(content) },
        options,
      ),
    onSuccess: () => {
      form.reset();
      notify({ tone: 'success', text: texts.sent });
      onSent();
    },
    isHandled: useRefusedByEnd(),
  });
  return (
    <div className={`${styles['part']} ${styles['screen']}`}>
      <h3 className={styles['heading']}>{texts.title}</h3>
      {bill.status === 'proof_sent' ? null : <ProofState bill={bill} />}
      <Form
        form={form}
        label={texts.title}
        headingLevel={4}
        submitText={texts.send}
        sendingText={texts.sending}
        refusedText={texts.notSent}
      >
        <FileUpload {...form.field('content')} label={texts.file} texts={fileTexts} />
      </Form>
    </div>
  );
}
