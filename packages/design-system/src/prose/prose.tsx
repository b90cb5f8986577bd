import { createElement, type ReactNode } from 'react';
import styles from './prose.module.css';

/** A text, or an element: its tag, its properties as React names them, its children. */
export type ProseNode =
  | string
  | readonly [
      tag: string,
      properties: Readonly<Record<string, unknown>>,
      children: readonly ProseNode[],
    ];

/** Props of {@link Prose}. */
export type ProseProps = {
  /** Made of a Markdown file of the repository, or of blocks that a contract has checked; never of HTML. */
  nodes: readonly ProseNode[];
};

/** A long text: headings from level 2, paragraphs, lists, tables, quotations, links, pictures with captions. */
export function Prose({ nodes }: ProseProps) {
  return (
    <div className={styles['frame']}>
      <div className={styles['prose']}>{nodes.map(toElement)}</div>
    </div>
  );
}

/** Elements, not HTML: the site's policy of Trusted Types lets no script set HTML. */
function toElement(node: ProseNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const [tag, properties, children] = node;
  return createElement(tag, { ...properties, key }, ...children.map(toElement));
}
