import { getApi } from '@tassis/api-client';
import { addOrderAssociate, updateOrderAssociate } from '@tassis/contracts';
import { Stack } from '@tassis/design-system';
import {
  AssociateFields,
  SharesFields,
  toAssociateWire,
  useCreationLabels,
  type CreationForm,
  type CreationMembers,
} from '@tassis/order-fields/creation';
import { CityList } from '@tassis/order-fields/people';
import { useMemo } from 'react';
import { useOrderEditMessages } from '../../messages/order-edits/use-order-edit-messages.ts';
import { findPosition, isOfShares, openCreation, toShares, toSharesPath } from './creation-edit.ts';
import { OrderEditForm, type EditProps } from './order-edit-form.tsx';
import type { OrderEdit } from './order-edit.ts';

/** The ids of the service, its company and the associate; without `associate` a new one is added. */
export type AssociatePlace = { service: string; company: string; associate?: string };

type AssociateEditProps = EditProps & { place: AssociatePlace; label: string };

/** Edits or adds an associate, together with the capital and the contributions of the others. */
export function AssociateEdit({ place, label, ...props }: AssociateEditProps) {
  const { added } = useOrderEditMessages();
  const { service, company, associate } = place;
  const { id } = props.order;
  const edit = useMemo(
    () => associateEdit(id, { service, company, ...(associate && { associate }) }),
    [id, service, company, associate],
  );
  return (
    <OrderEditForm
      {...props}
      edit={edit}
      label={label}
      labels={useCreationLabels()}
      {...(associate === undefined && { saved: added })}
    >
      {(form) => {
        const at = positionIn(form, associate);
        const part = form.members.associates.items[at]?.part;
        return (
          <Stack gap="l">
            {part ? <AssociateFields form={form} part={part} /> : null}
            <CityList />
            <SharesFields form={form} except={[at]} />
          </Stack>
        );
      }}
    </OrderEditForm>
  );
}

function associateEdit(
  id: string,
  { service, company, associate }: AssociatePlace,
): OrderEdit<CreationMembers> {
  return {
    contract: updateOrderAssociate,
    open: (order) => {
      const form = openCreation(order, service);
      if (form === null) return null;
      if (associate === undefined) form.members.associates.add();
      const at = positionIn(form, associate);
      if (at === -1) return null;
      form.limitTo((path) => path.startsWith(`associates.${at}.`) || isOfShares(path));
      return form;
    },
    toFormPath: (path, edited) => {
      const at = positionIn(edited.form, associate);
      return toSharesPath(path, edited, associate).replace(/^data\./u, `associates.${at}.`);
    },
    send: ({ form, base, reason }, options) => {
      const item = form.members.associates.items[positionIn(form, associate)];
      const body = updateOrderAssociate.request.body.parse({
        reason,
        data: item && toAssociateWire(item.part.values),
        ...toShares({ form, base }, associate),
      });
      const params = { id, service, company };
      return associate === undefined
        ? getApi().call(addOrderAssociate, { params, body }, options)
        : getApi().call(
            updateOrderAssociate,
            { params: { ...params, person: associate }, body },
            options,
          );
    },
  };
}

/** A new associate is last. */
function positionIn(form: CreationForm, associate: string | undefined): number {
  if (associate !== undefined) return findPosition(form, 'associates', associate);
  return form.members.associates.items.findIndex(({ key }) => key === undefined);
}
