import { getApi } from '@tassis/api-client';
import { updateOrderCompany } from '@tassis/contracts';
import { Stack } from '@tassis/design-system';
import {
  CREATION_SECTIONS,
  NamingFields,
  SeatFields,
  SharesFields,
  toCreationWire,
  useCreationLabels,
  type CreationMembers,
} from '@tassis/order-fields/creation';
import { useMemo } from 'react';
import { isOfShares, openCreation, toShares, toSharesPath } from './creation-edit.ts';
import { isDomiciled } from './is-domiciled.ts';
import { withStoredFile } from './stored-file.ts';
import { OrderEditForm, type EditProps } from './order-edit-form.tsx';
import type { OrderEdit } from './order-edit.ts';

/** The fields of the company itself, without its people. */
const [NAMING = [], SEAT = []] = CREATION_SECTIONS;
const FIELDS: ReadonlySet<string> = new Set([...NAMING, ...SEAT, 'negativeCertificateAssociate']);

/** Edits the company to create; the contributions may be edited with it. */
export function CompanyEdit({
  service,
  label,
  ...props
}: EditProps & { service: string; label: string }) {
  const { id } = props.order;
  const edit = useMemo(() => companyEdit(id, service), [id, service]);
  return (
    <OrderEditForm {...props} edit={edit} label={label} labels={useCreationLabels()}>
      {(form) => (
        <Stack gap="l">
          <NamingFields form={form} />
          <SeatFields form={form} isDomiciled={isDomiciled(props.order)} />
          <SharesFields form={form} except={[]} withoutCapital />
        </Stack>
      )}
    </OrderEditForm>
  );
}

function companyEdit(id: string, service: string): OrderEdit<CreationMembers> {
  return {
    contract: updateOrderCompany,
    open: (order) => {
      const form = openCreation(order, service);
      form?.limitTo((path) => FIELDS.has(path) || isOfShares(path));
      return form;
    },
    toFormPath: (path, edited) => toSharesPath(path, edited).replace(/^data\./u, ''),
    send: ({ form, base, reason }, options) => {
      const { associates: _, externalManagers: __, ...wire } = toCreationWire(form.members);
      const { contributions } = toShares({ form, base });
      const body = updateOrderCompany.request.body.parse({
        reason,
        data: withStoredFile(wire),
        contributions,
      });
      return getApi().call(updateOrderCompany, { params: { id, service }, body }, options);
    },
  };
}
