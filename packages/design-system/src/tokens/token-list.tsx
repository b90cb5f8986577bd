import { useState, type CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import { Button } from '../button/button.tsx';
import { readTokens, type Token } from './read-tokens.ts';
import { tokenGroups, type TokenGroupName } from './token-groups.ts';
import styles from './token-list.module.css';
import { sizeText } from './token-sizes.ts';

type TokenListProps = {
  group: TokenGroupName;
  show?: (token: Token) => CSSProperties;
  sample?: string;
  /** Sets one token per line, for wide samples. */
  lines?: boolean;
  /** Shows the group's name, where several are together. */
  titled?: boolean;
};

/** The tokens of a group: sample, use, name and value, which can be copied. */
export function TokenList(props: TokenListProps) {
  const { group, show, sample = '', lines = false, titled = false } = props;
  const tokens = readTokens(group);
  if (tokens.length === 0) throw new Error(`The group ${group} has no token`);
  return (
    <section className={styles['group']}>
      <div className={styles['head']}>
        {titled ? <h3>{tokenGroups[group].title}</h3> : null}
        <CopyAll tokens={tokens} />
      </div>
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
            <TokenFacts token={token} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A value's reference, its size on a phone and on a laptop, and its use. */
function TokenFacts({ token: { declared, value, note } }: { token: Token }) {
  const size = sizeText(value);
  return (
    <span className={styles['facts']}>
      {size ? <strong className={styles['size']}>{size}</strong> : null}
      {declared === value ? null : <code>{declared}</code>}
      <span>{note}</span>
    </span>
  );
}

/** A text that is copied to the clipboard by a press. */
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
    <Button size="s" variant="quiet" onClick={copy}>
      {copied ? 'Liste copiée' : `Copier les ${tokens.length} jetons`}
    </Button>
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
