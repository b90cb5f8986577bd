import { useState, type CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { readTokens, type Token, type TokenFile } from './read-tokens.ts';
import styles from './token-list.module.css';

type TokenListProps = {
  file: TokenFile;
  /** Which of the file's tokens; all by default. */
  pattern?: RegExp;
  show?: (token: Token) => CSSProperties;
  sample?: string;
  /** One token a line, for what needs width. */
  lines?: boolean;
};

/** The tokens of a file as the page has them now: what they look like, their name and their value, ready to be copied. */
export function TokenList({ file, pattern, show, sample = '', lines = false }: TokenListProps) {
  const tokens = readTokens(file, pattern);
  if (tokens.length === 0) throw new Error(`No token of ${file}.css matches ${String(pattern)}`);
  return (
    <Stack>
      <ul className={styles[lines ? 'lines' : 'grid']}>
        {tokens.map((token) => (
          <li key={token.name} className={styles['token']}>
            {show ? (
              <span className={styles['sample']} style={show(token)}>
                {sample}
              </span>
            ) : null}
            <CopyText text={token.name} />
            <CopyText text={token.value} soft />
            {token.declared === token.value ? null : (
              <span className={styles['value']}>{token.declared}</span>
            )}
          </li>
        ))}
      </ul>
      <CopyAll tokens={tokens} />
    </Stack>
  );
}

/** A text that goes to the clipboard when it is pressed. */
export function CopyText({ text, soft = false }: { text: string; soft?: boolean }) {
  const [copied, copy] = useCopy(text);
  return (
    <button
      type="button"
      className={classNames(styles['copy'], soft && styles['value'])}
      onClick={copy}
    >
      <code>{text}</code>
      <output className={styles['copied']}>{copied ? ' Copié' : ''}</output>
    </button>
  );
}

function CopyAll({ tokens }: { tokens: readonly Token[] }) {
  const list = tokens.map(({ name, value }) => `${name}: ${value};`).join('\n');
  const [copied, copy] = useCopy(list);
  return (
    <div>
      <Button size="s" variant="quiet" onClick={copy}>
        {copied ? 'Liste copiée' : `Copier les ${tokens.length} jetons`}
      </Button>
    </div>
  );
}

function useCopy(text: string): [copied: boolean, copy: () => void] {
  const [copied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return [copied, copy];
}
