import { Button, Container, MailIcon, Section, PersonalDataNote } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useFirm } from '@tassis/views';
import { SectionHeading } from '../../components/section-heading.tsx';
import { application } from '../../content/careers.ts';
import { mailHref } from '../../firm/direct-links.ts';
import { careersTexts as texts } from '../../messages/people.ts';
import styles from './application.module.css';

/** The contents of an application, and the e-mail address for it. */
export function Application() {
  const email = useFirm().data?.email;
  return (
    <Section tone="soft">
      <Container width="text">
        <SectionHeading title={texts.apply} lead={texts.applyLead} />
        <div className={styles['application']}>
          <div>
            <h3>{texts.applyList}</h3>
            <ul className={styles['list']}>
              {application.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ul>
          </div>
          <p>{texts.equality}</p>
          <p className={styles['write']}>
            {email ? (
              <Button
                variant="primary"
                size="l"
                href={`${mailHref(email)}?subject=${encodeURIComponent(texts.subject)}`}
                iconStart={<MailIcon />}
              >
                {texts.applyBy} {email}
              </Button>
            ) : null}
          </p>
          <PersonalDataNote
            purpose={texts.purpose}
            href={paths.privacy}
            LinkComponent={RouterLink}
          />
        </div>
      </Container>
    </Section>
  );
}
