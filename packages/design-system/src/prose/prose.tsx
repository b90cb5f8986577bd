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
  /** Made from a Markdown file of the repository, or from blocks that a contract has validated; never from HTML. */
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

/** Renders elements, not HTML, because the site's Trusted Types policy lets no script set HTML. */
function toElement(node: ProseNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const [tag, properties, children] = node;
  return createElement(tag, { ...properties, key }, ...children.map(toElement));
}
