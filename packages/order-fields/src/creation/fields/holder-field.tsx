import { FormSection, Select } from '@tassis/design-system';
import { useValidatedForm } from '../../form/use-validated-form.ts';
import { useField } from '../../form/use-field.ts';
import { fill } from '../../messages/fill.ts';
import { useCreationMessages } from '../../messages/creation/use-creation-messages.ts';
import { getAssociateName } from '../form/associate-values.ts';
import type { CreationProps } from './creation-props.ts';

/** Asks in whose name the certificate is requested. A single associate is named without a choice. */
export function HolderField({ form }: CreationProps) {
  const { labels, naming } = useCreationMessages();
  const { holder } = naming;
  const { value, control, change } = useField(form.members.holder, 'negativeCertificateAssociate');
  const unnamed = (position: number) => fill(holder.unnamed, { number: position });
  const names = useValidatedForm(form, ({ associates }) =>
    JSON.stringify(
      associates.items.map(
        ({ part }, index) => getAssociateName(part.values) || unnamed(index + 1),
      ),
    ),
  );
  // `names` was written by JSON.stringify above.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const known = JSON.parse(names) as string[];
  const [only] = known;
  if (known.length === 1 && only !== undefined) {
    return <p>{fill(holder.single, { name: only })}</p>;
  }
  return (
    <FormSection headingLevel={3} title={holder.title} description={holder.hint}>
      <Select
        {...control}
        label={labels.negativeCertificateAssociate}
        placeholder={holder.choose}
        options={known.map((label, index) => ({ value: String(index), label }))}
        value={value}
        onChange={({ target }) => change(target.value)}
        required
      />
    </FormSection>
  );
}
