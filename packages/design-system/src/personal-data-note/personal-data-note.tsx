import { en } from '../intl/en/personal-data.ts';
import { fr } from '../intl/fr/personal-data.ts';
import { useOwnLocale } from '../intl/use-own-locale.ts';
import type { LinkComponent } from '../link/link-component.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import styles from './personal-data-note.module.css';

const WORDS = { fr, en };

/** Props of {@link PersonalDataNote}. */
export type PersonalDataNoteProps = {
  /** What the data are for, in one sentence. */
  purpose: string;
  /** The page about stored personal data and how to have it corrected. */
  href: string;
  LinkComponent?: LinkComponent | undefined;
  /** Where room is scarce: without the sentence on what the law lets people do; `purpose` then names the law. */
  brief?: boolean;
  /** In a dialog, whose fields would be lost: the page opens in a new tab. */
  opensTab?: boolean;
};

/** What law 09-08 asks to be said where personal data are typed: what for, and where one's rights stand. */
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
