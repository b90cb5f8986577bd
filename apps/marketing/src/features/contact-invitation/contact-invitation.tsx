import { Button, CallToAction, MailIcon, MessageIcon, PhoneIcon } from '@tassis/design-system';
import type { Firm } from '@tassis/contracts';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useFirm } from '@tassis/views';
import { fr } from '../../messages/fr.ts';
import { mailHref, phoneHref, whatsappHref } from '../../firm/direct-links.ts';

/** @param quoteHref the target of 'Demander un devis gratuit' */
export function ContactInvitation({ quoteHref = paths.contact }: { quoteHref?: string }) {
  const firm = useFirm().data;
  const hours = firm?.claims['response_hours'];
  return (
    <CallToAction
      title={fr.contact.heading}
      lead={<p>{hours ? `${fr.contact.lead} ${fr.contact.response(hours)}` : fr.contact.lead}</p>}
      actions={
        <>
          <Button variant="primary" size="l" onInk href={quoteHref} LinkComponent={RouterLink}>
            {fr.contact.quote}
          </Button>
          <Button size="l" onInk href={paths.services} LinkComponent={RouterLink}>
            {fr.contact.services}
          </Button>
        </>
      }
      ways={firm ? waysTo(firm) : null}
    />
  );
}

function waysTo({ phone, whatsapp, email }: Firm) {
  return [
    {
      label: fr.contact.phone,
      text: phone,
      href: phoneHref(phone),
      icon: <PhoneIcon size={24} />,
    },
    {
      label: fr.contact.whatsapp,
      text: whatsapp,
      href: whatsappHref(whatsapp),
      icon: <MessageIcon size={24} />,
    },
    { label: fr.contact.email, text: email, href: mailHref(email), icon: <MailIcon size={24} /> },
  ];
}
