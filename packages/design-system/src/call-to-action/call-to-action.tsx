import { useId, type ReactNode } from 'react';
import { Container, Section } from '../layout/layout.tsx';
import { ZelligePattern } from '../zellige/zellige-pattern.tsx';
import styles from './call-to-action.module.css';

/** A contact link: phone, WhatsApp, e-mail. */
export type ContactWay = {
  /** 'Téléphone'. */
  label: string;
  /** '+212 5 22 00 00 00'. */
  text: string;
  href: string;
  icon?: ReactNode;
};

/** Props of {@link CallToAction}. */
export type CallToActionProps = {
  title: string;
  lead?: ReactNode;
  /** One or two Buttons, with `onInk`. */
  actions?: ReactNode;
  /** Contact links. `null` reserves space for three while they load; without it there are none. */
  ways?: readonly ContactWay[] | null | undefined;
  headingLevel?: 2 | 3;
};

/**
 * The closing band of a public page, on ink: the next step, and other ways to contact the firm. Renders a
 * `<section>`.
 */
export function CallToAction({ title, lead, actions, ways, headingLevel = 2 }: CallToActionProps) {
  const Heading = `h${headingLevel}` as const;
  const id = useId();
  return (
    <Section tone="ink" className={styles['root']} aria-labelledby={id}>
      <ZelligePattern tile={176} fade="start" onInk />
      <Container>
        <div className={ways === undefined ? styles['alone'] : styles['split']}>
          <div className={styles['text']}>
            <Heading id={id}>{title}</Heading>
            {lead ? <div className={styles['lead']}>{lead}</div> : null}
            {actions ? <div className={styles['actions']}>{actions}</div> : null}
          </div>
          {ways === undefined ? null : (
            <div className={styles['direct']}>{ways ? <Ways ways={ways} /> : null}</div>
          )}
        </div>
      </Container>
    </Section>
  );
}

function Ways({ ways }: { ways: readonly ContactWay[] }) {
  return (
    <ul className={styles['ways']}>
      {ways.map(({ label, text, href, icon }) => (
        <li key={label}>
          <a className={styles['way']} href={href}>
            {icon}
            <span>
              <span className={styles['label']}>{label}</span>{' '}
              <span className={styles['value']}>{text}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
