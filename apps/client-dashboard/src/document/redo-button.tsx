import type { ClientDocument } from '@tassis/contracts';
import { Button } from '@tassis/design-system';
import { mayReplaceDocument } from '@tassis/domain';
import { RouterLink } from '@tassis/platform/router';
import { useDocumentTexts } from '../messages/documents/use-document-texts.ts';
import { ownPaths } from '../paths.ts';
import styles from './redo-button.module.css';

type RedoButtonProps = { document: ClientDocument; onRedo: () => void };

/** Replaces a refused document; a proof of payment is replaced on the page of its bill. */
export function RedoButton({ document, onRedo }: RedoButtonProps) {
  const { redo, atBill } = useDocumentTexts();
  const { status, name, bill } = document;
  if (!mayReplaceDocument(status)) return null;
  if (bill !== null) {
    return (
      <Button
        size="s"
        className={styles['root']}
        href={ownPaths.bill(bill.id)}
        LinkComponent={RouterLink}
        aria-label={atBill.of(name, bill.number)}
      >
        {atBill.text}
      </Button>
    );
  }
  return (
    <Button size="s" className={styles['root']} aria-label={redo.of(name)} onClick={onRedo}>
      {redo.text}
    </Button>
  );
}
