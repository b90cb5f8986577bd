import { TextLink } from '@tassis/design-system';
import { RouterLink } from '@tassis/platform/router';
import { useAccountTexts } from '../messages/use-account-texts.ts';
import { anchors, parts } from './sections.ts';
import styles from './account-frame.module.css';

/** The links to the sections of the page; sticky beside them where there is room. */
export function AccountNavigation() {
  const texts = useAccountTexts();
  return (
    <nav aria-label={texts.parts} className={styles['navigation']}>
      <ul className={styles['links']}>
        {parts.map((part) => (
          <li key={part}>
            <TextLink href={`#${anchors[part]}`} LinkComponent={RouterLink}>
              {texts[part].title}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
