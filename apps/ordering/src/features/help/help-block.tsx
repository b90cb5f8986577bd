import { Button, PhoneIcon, TextLink, ArrowRightIcon } from '@tassis/design-system';
import { fill } from '@tassis/order-fields/form';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useFirm, usePageTexts } from '@tassis/views';
import { useMessages } from '../../messages/use-messages.ts';
import styles from './help-block.module.css';
import { QUESTIONS_ID } from './questions.tsx';

/** The firm's phone number and the FAQ. */
export function HelpBlock() {
  const { help } = useMessages();
  const { data: firm } = useFirm();
  // Falls back to the FAQ of the home page.
  const { questions = [] } = usePageTexts('negative_certificate').data ?? {};
  const page = questions.length > 0 ? '' : paths.home;
  return (
    <section className={styles['root']} aria-labelledby="aide">
      <h2 id="aide" className={styles['title']}>
        {help.title}
      </h2>
      <p>{help.text}</p>
      <div className={styles['ways']}>
        <PhoneButton phone={firm?.phone} texts={help} />
        <TextLink
          href={`${page}#${QUESTIONS_ID}`}
          LinkComponent={RouterLink}
          variant="standalone"
          iconEnd={<ArrowRightIcon />}
        >
          {help.faq}
        </TextLink>
      </div>
    </section>
  );
}

type PhoneButtonProps = {
  phone: string | undefined;
  texts: { call: string; callLoading: string };
};

/** While the number loads, the button links to the contact page, so that nothing moves when it arrives. */
function PhoneButton({ phone, texts }: PhoneButtonProps) {
  const icon = <PhoneIcon />;
  if (phone === undefined) {
    return (
      <Button href={paths.contact} LinkComponent={RouterLink} iconStart={icon} wide>
        {texts.callLoading}
      </Button>
    );
  }
  return (
    <Button href={phoneHref(phone)} iconStart={icon} wide>
      {fill(texts.call, { phone: phone.replaceAll(' ', '\u00A0') })}
    </Button>
  );
}

/** The link to a phone number: '+212 5 22 00 00 00' → 'tel:+212522000000'. */
function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/gu, '')}`;
}
