import { Card, Cluster, Stack } from '@tassis/design-system';
import type { ReactNode } from 'react';
import { useAccountTexts } from '../messages/use-account-texts.ts';
import { anchors, type AccountPart } from './sections.ts';
import styles from './account-frame.module.css';

type AccountSectionProps = {
  part: AccountPart;
  /** The state, beside the title. */
  badge?: ReactNode;
  /** Replaces the section's own sentence. */
  text?: string;
  children: ReactNode;
};

/** A section of the page, under its anchor: title, description, content. */
export function AccountSection({ part, badge, text, children }: AccountSectionProps) {
  const own = useAccountTexts()[part];
  const titleId = `${anchors[part]}-title`;
  return (
    <Card as="section" id={anchors[part]} tabIndex={-1} padding="l" aria-labelledby={titleId}>
      <Stack gap="l">
        <header className={styles['head']}>
          <Cluster>
            <h2 id={titleId} className={styles['title']}>
              {own.title}
            </h2>
            {badge}
          </Cluster>
          <p className={styles['text']}>{text ?? own.text}</p>
        </header>
        {children}
      </Stack>
    </Card>
  );
}
