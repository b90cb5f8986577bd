import { getApi } from '@tassis/api-client';
import { removeOrderAssociate } from '@tassis/contracts';
import { Stack } from '@tassis/design-system';
import {
  HolderField,
  SharesFields,
  removeHolder,
  useCreationLabels,
  type CreationForm,
  type CreationMembers,
} from '@tassis/order-fields/creation';
import { useMemo } from 'react';
import { useOrderEditMessages } from '../../messages/order-edits/use-order-edit-messages.ts';
import type { AssociatePlace } from './associate-edit.tsx';
import { findPosition, isOfShares, openCreation, toShares, toSharesPath } from './creation-edit.ts';
import { OrderEditForm, type EditProps } from './order-edit-form.tsx';
import type { OrderEdit } from './order-edit.ts';

type AssociateRemovalProps = EditProps & {
  place: Required<AssociatePlace>;
  /** The associate to remove. */
  name: string;
};

/**
 * Removes an associate, together with changes of the capital and the other contributions. A holder of the certificate needs a
 * successor.
 */
export function AssociateRemoval({ place, name, ...props }: AssociateRemovalProps) {
  const { removal } = useOrderEditMessages();
  const { service, company, associate } = place;
  const { id } = props.order;
  const edit = useMemo(
    () => associateRemoval(id, { service, company, associate }),
    [id, service, company, associate],
  );
  return (
    <OrderEditForm
      {...props}
      edit={edit}
      label={removal.title(name)}
      labels={useCreationLabels()}
      danger
      submitText={removal.confirm}
      saved={removal.done}
    >
      {(form) => (
        <Stack gap="l">
          <p>{removal.title(name)}</p>
          <SharesFields form={form} except={[]} />
          {needsHolder(form) ? <HolderField form={form} /> : null}
        </Stack>
      )}
    </OrderEditForm>
  );
}

function associateRemoval(
  id: string,
  { service, company, associate }: Required<AssociatePlace>,
): OrderEdit<CreationMembers> {
  return {
    contract: removeOrderAssociate,
    open: (order) => {
      const form = openCreation(order, service);
      const at = form ? findPosition(form, 'associates', associate) : -1;
      const item = form?.members.associates.items[at];
      if (form === null || item === undefined) return null;
      removeHolder(form.members, at);
      form.members.associates.remove(item.id);
      form.limitTo((path) => isOfShares(path) || path === 'negativeCertificateAssociate');
      return form;
    },
    toFormPath: (path, edited) =>
      path === 'certificate_associate_id'
        ? 'negativeCertificateAssociate'
        : toSharesPath(path, edited),
    send: ({ form, base, reason }, options) => {
      const { negativeCertificateAssociate: chosen } = form.members.holder.values;
      const holder = form.members.associates.items[Number(chosen)]?.key;
      const isChosen = needsHolder(form) && chosen !== '' && holder !== undefined;
      const body = {
        ...toShares({ form, base }),
        ...(isChosen && { certificate_associate_id: holder }),
      };
      const params = { id, service, company, person: associate };
      return getApi().call(removeOrderAssociate, { params, query: { reason }, body }, options);
    },
  };
}

/** Whether a new holder of the certificate must be chosen; a single remaining associate is the holder without a choice. */
function needsHolder({ members }: CreationForm): boolean {
  return members.naming.values.haveCertificate === 'no' && members.associates.items.length > 1;
}
