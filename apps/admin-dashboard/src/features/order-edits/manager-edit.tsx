import { getApi } from '@tassis/api-client';
import { addOrderManager, updateOrderManager } from '@tassis/contracts';
import { useCreationLabels, type CreationMembers } from '@tassis/order-fields/creation';
import {
  useDomiciliationLabels,
  type DomiciliationMembers,
} from '@tassis/order-fields/domiciliation';
import type { FormList, Members, OrderForm } from '@tassis/order-fields/form';
import {
  CityList,
  PersonFields,
  toPersonWire,
  usePeopleMessages,
  type PersonValues,
} from '@tassis/order-fields/people';
import { useMemo } from 'react';
import { useOrderEditMessages } from '../../messages/order-edits/use-order-edit-messages.ts';
import { openCreation } from './creation-edit.ts';
import { openDomiciliation } from './domiciliation-edit.tsx';
import { OrderEditForm, type EditProps } from './order-edit-form.tsx';
import type { OrderEdit } from './order-edit.ts';

/** The ids of the service, its company or request, and the manager; without `manager` a new one is added. */
export type ManagerPlace = { service: string; company: string; manager?: string };

type ManagerEditProps = EditProps & { place: ManagerPlace; label: string };

/** Edits or adds a manager of a company creation. */
export function CreationManagerEdit(props: ManagerEditProps) {
  const { service, company, manager } = props.place;
  const { id } = props.order;
  const edit = useMemo(
    () =>
      managerEdit<CreationMembers>({
        place: { service, company, ...(manager && { manager }) },
        id,
        open: (order) => openCreation(order, service),
        name: 'externalManagers',
        getList: ({ members }) => members.externalManagers,
      }),
    [id, service, company, manager],
  );
  return <ManagerEdit {...props} kind={edit} labels={useCreationLabels()} />;
}

/** Edits or adds a manager of a domiciliation. */
export function DomiciliationManagerEdit(props: ManagerEditProps) {
  const { service, company, manager } = props.place;
  const { id } = props.order;
  const edit = useMemo(
    () =>
      managerEdit<DomiciliationMembers>({
        place: { service, company, ...(manager && { manager }) },
        id,
        open: (order) => openDomiciliation(order, service),
        name: 'managers',
        getList: ({ members }) => members.managers,
      }),
    [id, service, company, manager],
  );
  return <ManagerEdit {...props} kind={edit} labels={useDomiciliationLabels()} />;
}

type Kind<Of extends Members> = OrderEdit<Of> & {
  findPart: (form: OrderForm<Of>) => FormList<PersonValues>['items'][number]['part'] | undefined;
};

function ManagerEdit<Of extends Members>({
  kind,
  place,
  ...props
}: ManagerEditProps & {
  kind: Kind<Of>;
  labels: ReturnType<typeof useCreationLabels>;
}) {
  const { added } = useOrderEditMessages();
  const { managerHints } = usePeopleMessages();
  return (
    <OrderEditForm {...props} edit={kind} {...(place.manager === undefined && { saved: added })}>
      {(form) => {
        const part = kind.findPart(form);
        return (
          <>
            {part ? <PersonFields part={part} hints={managerHints} /> : null}
            <CityList />
          </>
        );
      }}
    </OrderEditForm>
  );
}

type ManagerEditing<Of extends Members> = {
  id: string;
  place: ManagerPlace;
  open: OrderEdit<Of>['open'];
  /** The name of the list on the wire. */
  name: string;
  getList: (form: OrderForm<Of>) => FormList<PersonValues>;
};

function managerEdit<Of extends Members>(editing: ManagerEditing<Of>): Kind<Of> {
  const { id, place, open, name, getList } = editing;
  const { service, company, manager } = place;
  const positionIn = (form: OrderForm<Of>) =>
    getList(form).items.findIndex(({ key }) => key === manager);
  const findPart = (form: OrderForm<Of>) => getList(form).items[positionIn(form)]?.part;
  return {
    contract: updateOrderManager,
    findPart,
    open: (order) => {
      const form = open(order);
      if (form === null) return null;
      if (manager === undefined) getList(form).add();
      const at = positionIn(form);
      if (at === -1) return null;
      form.limitTo((path) => path.startsWith(`${name}.${at}.`));
      return form;
    },
    toFormPath: (path, { form }) => path.replace(/^data\./u, `${name}.${positionIn(form)}.`),
    send: ({ form, reason }, options) => {
      const values = findPart(form)?.values;
      const data = values && toPersonWire(values);
      const body = updateOrderManager.request.body.parse({ reason, data });
      const params = { id, service, company };
      return manager === undefined
        ? getApi().call(addOrderManager, { params, body }, options)
        : getApi().call(
            updateOrderManager,
            { params: { ...params, person: manager }, body },
            options,
          );
    },
  };
}
