import {
  Button,
  Grid,
  Select,
  UploadRow,
  VisuallyHidden,
  type Option,
} from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { getLabel } from '@tassis/messages';
import { useDocumentTexts } from '../../messages/documents/use-document-texts.ts';
import { UPLOAD_KINDS, type Upload, type UploadFacts } from './upload.ts';

type UploadItemProps = {
  upload: Upload;
  /** The orders that it may belong to; undefined where that is settled. */
  orders: readonly Option[] | undefined;
  /** Whether its sender says of which kind it is. */
  hasKinds: boolean;
  onChange: (facts: Partial<UploadFacts>) => void;
  onRemove: () => void;
  onStop: () => void;
  onRetry: () => void;
  /** Others are being sent. */
  isRetryHeld: boolean;
};

/** A file that is to be sent: what it is, where it belongs, how far it has come, and why it was refused. */
export function UploadItem(props: UploadItemProps) {
  const { upload, orders, hasKinds, onChange, onRemove, onStop, onRetry, isRetryHeld } = props;
  const { upload: texts, facts } = useDocumentTexts();
  const locale = useLocale();
  const { file, state, kind, orderId, progress, error } = upload;
  const { name, size } = file;
  const remove = { text: texts.remove, onClick: onRemove };
  // One button that changes, so that it keeps the focus.
  const first = {
    refused: remove,
    chosen: remove,
    uploading: { text: texts.stop, onClick: onStop },
    failed: { text: texts.retry, onClick: onRetry, disabled: isRetryHeld },
    done: null,
  }[state];
  const isOpen = state === 'chosen' || state === 'failed';
  return (
    <UploadRow
      file={{ name, size }}
      state={state === 'refused' ? 'failed' : state}
      stateText={texts.states[state]}
      progress={progress}
      error={error}
      actions={
        <>
          {first ? <FileButton {...first} name={name} /> : null}
          {state === 'failed' ? <FileButton {...remove} name={name} /> : null}
        </>
      }
    >
      {isOpen && (hasKinds || orders) ? (
        <Grid column="half" gap="s">
          {hasKinds ? (
            <Select
              label={facts.kind}
              aria-label={texts.kind(name)}
              value={kind}
              options={UPLOAD_KINDS.map((value) => ({
                value,
                label: getLabel(locale, `document_kind.${value}`),
              }))}
              onChange={({ target }) => {
                const chosen = UPLOAD_KINDS.find((value) => value === target.value);
                if (chosen) onChange({ kind: chosen });
              }}
            />
          ) : null}
          {orders ? (
            <Select
              label={facts.order}
              aria-label={texts.order(name)}
              value={orderId}
              placeholder={texts.noOrder}
              options={orders}
              onChange={({ target }) => onChange({ orderId: target.value })}
            />
          ) : null}
        </Grid>
      ) : null}
    </UploadRow>
  );
}

type FileButtonProps = { text: string; name: string; disabled?: boolean; onClick: () => void };

function FileButton({ text, name, ...button }: FileButtonProps) {
  return (
    <Button variant="quiet" size="s" {...button}>
      {text} <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
}
