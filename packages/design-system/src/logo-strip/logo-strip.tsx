import { Marquee, MarqueeRow } from '../marquee/marquee.tsx';
import styles from './logo-strip.module.css';

/** Props of {@link LogoStrip}. */
export type LogoStripProps = {
  /** `mark`: the `d` of a path on a 32-unit square, filled by the even-odd rule. */
  logos: readonly { name: string; mark: string }[];
  /** What the list holds; for assistive technology. */
  label: string;
  /** The accessible name of the pause switch. */
  pauseLabel: string;
};

/** The clients' logos in one colour, moving in a loop; rendered twice, so that the loop is seamless. */
export function LogoStrip({ logos, label, pauseLabel }: LogoStripProps) {
  const items = logos.map(({ name, mark }) => ({
    key: name,
    content: (
      <span className={styles['logo']}>
        <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
          <path d={mark} fill="currentColor" fillRule="evenodd" />
        </svg>
        {name}
      </span>
    ),
  }));
  return (
    <Marquee pauseLabel={pauseLabel}>
      <MarqueeRow items={items} copies={2} speed={50} label={label} className={styles['row']} />
    </Marquee>
  );
}
