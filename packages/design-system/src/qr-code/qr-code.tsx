import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import styles from './qr-code.module.css';

/** The white margin around the code, in modules, as its standard requires. */
const QUIET = 4;

/** Props of {@link QrCode}. */
export type QrCodeProps = {
  /** The text that a camera reads. */
  text: string;
  /** The purpose of the code: 'Code QR pour votre application'. */
  label: string;
};

/** A QR code as an SVG, without a style attribute, which the page's policy forbids. */
export function QrCode({ text, label }: QrCodeProps) {
  const code = generate(text);
  const side = code.size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles['root']}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={toSvgPath(code)} />
    </svg>
  );
}
