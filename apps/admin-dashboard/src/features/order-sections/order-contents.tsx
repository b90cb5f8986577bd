import type { AdminOrder } from '@tassis/contracts';
import { TextLink } from '@tassis/design-system';
import { RouterLink } from '@tassis/platform/router';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';
import styles from './order-contents.module.css';

/** Links to the sections of an order's page. */
export function OrderContents({ order }: { order: AdminOrder }) {
  const texts = useOrderTexts();
  return (
    <nav aria-label={texts.sections} className={styles['root']}>
      <ul className={styles['list']}>
        {toEntries(order, texts).map(({ id, title }) => (
          <li key={id}>
            <TextLink variant="quiet" href={`#${id}`} LinkComponent={RouterLink}>
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Texts = ReturnType<typeof useOrderTexts>;

function toEntries({ services }: AdminOrder, texts: Texts): { id: string; title: string }[] {
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
    { id: 'messages', title: texts.messages },
    { id: 'timeline', title: texts.history.title },
    { id: 'audit', title: texts.audit.title },
  ];
}
