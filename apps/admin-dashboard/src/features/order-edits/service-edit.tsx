import { Stack } from '@tassis/design-system';
import {
  AssociateList,
  CreationManagers,
  NamingFields,
  SeatFields,
  toCreationWire,
  useCreationLabels,
  type CreationMembers,
} from '@tassis/order-fields/creation';
import {
  DomiciliationSections,
  toDomiciliationWire,
  useDomiciliationLabels,
  type DomiciliationMembers,
} from '@tassis/order-fields/domiciliation';
import { useMemo } from 'react';
import { openCreation } from './creation-edit.ts';
import { openDomiciliation } from './domiciliation-edit.tsx';
import { isDomiciled } from './is-domiciled.ts';
import { OrderEditForm, type EditProps } from './order-edit-form.tsx';
import { serviceEdit } from './whole-service-edit.ts';

type ServiceEditProps = EditProps & { service: string; label: string };

/** Replaces a whole company creation, including its people. */
export function CreationServiceEdit({ service, label, ...props }: ServiceEditProps) {
  const { id } = props.order;
  const edit = useMemo(
    () =>
      serviceEdit<CreationMembers>(id, {
        service,
        open: (order) => openCreation(order, service),
        toWire: toCreationWire,
      }),
    [id, service],
  );
  return (
    <OrderEditForm {...props} edit={edit} label={label} labels={useCreationLabels()}>
      {(form) => (
        <Stack gap="l">
          <NamingFields form={form} isHolderElsewhere />
          <SeatFields form={form} isDomiciled={isDomiciled(props.order)} />
          <AssociateList form={form} />
          <CreationManagers form={form} />
        </Stack>
      )}
    </OrderEditForm>
  );
}

/** Replaces a whole domiciliation, including its managers. */
export function DomiciliationServiceEdit({ service, label, ...props }: ServiceEditProps) {
  const { id } = props.order;
  const edit = useMemo(
    () =>
      serviceEdit<DomiciliationMembers>(id, {
        service,
        open: (order) => openDomiciliation(order, service),
        toWire: toDomiciliationWire,
      }),
    [id, service],
  );
  return (
    <OrderEditForm {...props} edit={edit} label={label} labels={useDomiciliationLabels()}>
      {(form) => (
        <Stack gap="l">
          <DomiciliationSections
            form={form}
            months={Number(form.members.terms.values.duration_months)}
          />
        </Stack>
      )}
    </OrderEditForm>
  );
}
