import type { AdminOrder } from '@tassis/contracts';
import { DescriptionList, MailLink, PhoneLink, TextLink } from '@tassis/design-system';
import type { EditForm } from '../../order/edit-forms.ts';
import { OrderPart } from '../../order/order-part.tsx';
import { RouterLink } from '@tassis/platform/router';
import { ownPaths } from '../../paths.ts';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';

type ClientPartProps = { client: AdminOrder['client']; edit?: EditForm | undefined };

/** The client, with contact data. */
export function ClientPart({ client, edit }: ClientPartProps) {
  const { client: texts } = useOrderTexts();
  return (
    <OrderPart id="client" title={texts.title} edit={edit}>
      <DescriptionList
        layout="columns"
        items={[
          {
            term: texts.name,
            value: (
              <TextLink href={ownPaths.client(client.id)} LinkComponent={RouterLink}>
                {client.firstName} {client.lastName}
              </TextLink>
            ),
          },
          {
            term: texts.email,
            value: <MailLink email={client.email} />,
          },
          {
            term: texts.phone,
            value: <PhoneLink phone={client.phone} />,
          },
        ]}
      />
    </OrderPart>
  );
}
