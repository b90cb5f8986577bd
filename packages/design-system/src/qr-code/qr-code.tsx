import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import styles from './qr-code.module.css';

/** Squares of white around a code, as its standard wants them. */
const QUIET = 4;

/** Props of {@link QrCode}. */
export type QrCodeProps = {
  /** What a camera reads. */
  text: string;
  /** What it is for: 'Code QR pour votre application'. */
  label: string;
};

/** A QR code as a drawing, without a style of its own: the page's policy allows none. */
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
