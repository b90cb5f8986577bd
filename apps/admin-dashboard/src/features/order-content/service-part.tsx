import type { AdminOrder } from '@tassis/contracts';
import { DescriptionList } from '@tassis/design-system';
import { getLabel } from '@tassis/messages';
import { OrderStatusBadge } from '@tassis/views';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';
import type { EditForm } from '../../order/edit-forms.ts';
import { formatField } from '../../order/fields/format-field.ts';
import { useFieldWords } from '../../order/fields/use-field-words.ts';
import { OrderPart } from '../../order/order-part.tsx';

type ServicePartProps = {
  order: AdminOrder;
  service: AdminOrder['services'][number];
  edit?: EditForm | undefined;
};

/** A service of the order: its name, its terms and its status. */
export function ServicePart({ order, service, edit }: ServicePartProps) {
  const { service: texts } = useOrderTexts();
  const words = useFieldWords();
  const { package: bought } = order;
  return (
    <OrderPart
      id="service"
      title={texts.title}
      actions={<OrderStatusBadge status={service.status} />}
      edit={edit}
    >
      <DescriptionList
        layout="columns"
        items={[
          { term: texts.kind, value: getLabel(words.locale, `service_type.${service.type}`) },
          ...(bought
            ? [
                { term: texts.package, value: bought.name },
                {
                  term: texts.option,
                  value: formatField('option', order.includeOptionalCompanyCreation, words),
                },
              ]
            : []),
        ]}
      />
    </OrderPart>
  );
}
