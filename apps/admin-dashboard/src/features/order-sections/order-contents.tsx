import type { AdminOrder } from '@tassis/contracts';
import { Menu } from '@tassis/design-system';
import { RouterLink } from '@tassis/platform/router';
import { useOrderMessageTexts } from '../../messages/order-messages/use-order-message-texts.ts';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';
import styles from './order-contents.module.css';

/** Links to the sections of an order's page. */
export function OrderContents({ order }: { order: AdminOrder }) {
  const texts = useOrderTexts();
  const { title: messages } = useOrderMessageTexts();
  return (
    <div className={styles['root']}>
      <Menu
        label={texts.sections.label}
        text={texts.sections.open}
        size="s"
        variant="quiet"
        align="start"
        items={toEntries(order, texts, messages).map(({ id, title }) => ({
          key: id,
          text: title,
          href: `#${id}`,
        }))}
        LinkComponent={RouterLink}
      />
    </div>
  );
}

type Texts = ReturnType<typeof useOrderTexts>;

function toEntries(
  { services }: AdminOrder,
  texts: Texts,
  messages: string,
): { id: string; title: string }[] {
  const has = (part: 'company' | 'domiciliation' | 'negative_certificate_request') =>
    services.some((service) => service[part] !== undefined);
  return [
    { id: 'client', title: texts.client.title },
    { id: 'service', title: texts.service.title },
    ...(has('company')
      ? [
          { id: 'company', title: texts.company.title },
          { id: 'associates', title: texts.associates.title },
          { id: 'managers', title: texts.managers.external },
        ]
      : []),
    ...(has('domiciliation')
      ? [
          { id: 'domiciliation', title: texts.domiciliation.title },
          { id: 'managers', title: texts.managers.title },
        ]
      : []),
    ...(has('negative_certificate_request')
      ? [{ id: 'certificate', title: texts.certificate.title }]
      : []),
    { id: 'documents', title: texts.documents.section.title },
    { id: 'messages', title: messages },
    { id: 'timeline', title: texts.history.title },
    { id: 'audit', title: texts.audit.title },
  ];
}
