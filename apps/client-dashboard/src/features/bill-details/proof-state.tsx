import type { Bill } from '@tassis/contracts';
import { Alert } from '@tassis/design-system';
import { useBillsTexts } from '../../messages/bills/use-bills-texts.ts';

/** The state of the last proof of payment; without one, what it is for. */
export function ProofState({ bill }: { bill: Bill }) {
  const { proof: texts } = useBillsTexts();
  const last = bill.documents.find(({ kind }) => kind === 'payment_proof');
  if (last?.status === 'pending') return <Alert tone="info">{texts.waiting}</Alert>;
  if (last?.status !== 'refused') return <p>{texts.text}</p>;
  return (
    <Alert tone="warning" live={false}>
      {texts.refused(last.review_reason ?? '')}
    </Alert>
  );
}
