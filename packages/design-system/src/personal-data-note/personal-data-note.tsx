import { en } from '../intl/en/personal-data.ts';
import { fr } from '../intl/fr/personal-data.ts';
import { useOwnLocale } from '../intl/use-own-locale.ts';
import type { LinkComponent } from '../link/link-component.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import styles from './personal-data-note.module.css';

const WORDS = { fr, en };

/** Props of {@link PersonalDataNote}. */
export type PersonalDataNoteProps = {
  /** The purpose of the data, in one sentence. */
  purpose: string;
  /** The address of the page about stored personal data and how to correct them. */
  href: string;
  LinkComponent?: LinkComponent | undefined;
  /** Leaves out the sentence about legal rights where room is scarce; `purpose` then names the law. */
  brief?: boolean;
  /** For a dialog, whose fields a navigation would lose: the page opens in a new tab. */
  opensTab?: boolean;
};

/** The notice that law 09-08 requires where personal data are typed: their purpose, and a link to one's rights. */
export function PersonalDataNote(props: PersonalDataNoteProps) {
  const { purpose, href, LinkComponent, brief = false, opensTab = false } = props;
  const words = WORDS[useOwnLocale(undefined)];
  return (
    <p className={styles['root']}>
      {purpose} {brief ? null : `${words.law} `}
      <TextLink href={href} LinkComponent={LinkComponent} target={opensTab ? '_blank' : undefined}>
        {words.rights}
        {opensTab ? ` ${words.newTab}` : null}
      </TextLink>
    </p>
  );
}
