import { Button, MessageIcon, PhoneIcon } from '@tassis/design-system';
import { useFirm } from '@tassis/views';
import { phoneHref, whatsappHref } from '../../firm/direct-links.ts';
import { fr } from '../../messages/fr.ts';

/** Links down to the form, and to the firm's phone and chat. */
export function QuoteActions({ formId }: { formId: string }) {
  const firm = useFirm().data;
  return (
    <>
      <Button variant="primary" size="l" href={`#${formId}`}>
        {fr.quote.heading}
      </Button>
      {firm ? (
        <>
          <Button size="l" href={phoneHref(firm.phone)} iconStart={<PhoneIcon />}>
            {firm.phone}
          </Button>
          <Button size="l" href={whatsappHref(firm.whatsapp)} iconStart={<MessageIcon />}>
            {fr.contact.whatsapp}
          </Button>
        </>
      ) : null}
    </>
  );
}
