import { Grid, Select, type Option } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { getLabel } from '@tassis/messages';
import { useDocumentTexts } from '../../messages/documents/use-document-texts.ts';
import { UPLOAD_KINDS, type UploadFacts } from './upload.ts';

type UploadNames = { kind: string; order: string };

type UploadFieldsProps = {
  facts: UploadFacts;
  /** The orders to choose from; undefined where the order is fixed. */
  orders: readonly Option[] | undefined;
  labels: UploadNames;
  /** Accessible names, needed where several fields have the same label. */
  names?: UploadNames;
  onChange: (facts: Partial<UploadFacts>) => void;
};

/** The kind of a file, and the order to which it belongs. */
export function UploadFields({ facts, orders, labels, names, onChange }: UploadFieldsProps) {
  const { upload } = useDocumentTexts();
  const locale = useLocale();
  return (
    <Grid column="half" gap="s">
      <Select
        label={labels.kind}
        aria-label={names?.kind}
        value={facts.kind}
        options={UPLOAD_KINDS.map((value) => ({
          value,
          label: getLabel(locale, `document_kind.${value}`),
        }))}
        onChange={({ target }) => {
          const chosen = UPLOAD_KINDS.find((value) => value === target.value);
          if (chosen) onChange({ kind: chosen });
        }}
      />
      {orders ? (
        <Select
          label={labels.order}
          aria-label={names?.order}
          value={facts.orderId}
          placeholder={upload.noOrder}
          options={orders}
          onChange={({ target }) => onChange({ orderId: target.value })}
        />
      ) : null}
    </Grid>
  );
}
