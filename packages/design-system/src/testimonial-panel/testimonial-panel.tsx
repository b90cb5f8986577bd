import { ZelligeRosette } from '../zellige/zellige-rosette.tsx';
import styles from './testimonial-panel.module.css';
import { useRotation, type Rotation } from './use-rotation.ts';

/** A testimonial. */
export type Testimonial = { quote: string; author: string; role: string };

/** Props of {@link TestimonialPanel}. */
export type TestimonialPanelProps = {
  testimonials: readonly Testimonial[];
  /** What the panel holds; for assistive technology. */
  label: string;
  texts: {
    /** A dot: 'Témoignage 2 sur 4'. */
    choose: (position: number, count: number) => string;
    pause: string;
    resume: string;
  };
};

/**
 * One testimonial at a time, the next every four seconds. It pauses on hover and focus, stops after a press and with
 * reduced motion; without script all are listed. Renders a `<section>`.
 */
export function TestimonialPanel({ testimonials, label, texts }: TestimonialPanelProps) {
  const rotation = useRotation(testimonials.length);
  return (
    <section aria-label={label} className={styles['root']} {...rotation.holds}>
      <ZelligeRosette className={styles['rosette']} />
      <div className={styles['stage']} aria-live={rotation.isRunning ? 'off' : 'polite'}>
        {testimonials.map(({ quote, author, role }, position) => (
          <figure key={author} className={styles['slide']} data-shown={position === rotation.index}>
            <blockquote className={styles['quote']}>{`«\u202F${quote}\u202F»`}</blockquote>
            <figcaption>
              <span className={styles['author']}>{author}</span>
              <span className={styles['role']}>{role}</span>
            </figcaption>
          </figure>
        ))}
      </div>
      {testimonials.length > 1 ? (
        <Controls testimonials={testimonials} rotation={rotation} texts={texts} />
      ) : null}
    </section>
  );
}

type ControlsProps = Pick<TestimonialPanelProps, 'testimonials' | 'texts'> & { rotation: Rotation };

function Controls({ testimonials, rotation, texts }: ControlsProps) {
  return (
    <div className={styles['controls']}>
      {testimonials.map(({ author }, position) => (
        <button
          key={author}
          type="button"
          className={styles['dot']}
          aria-label={texts.choose(position + 1, testimonials.length)}
          aria-current={position === rotation.index}
          onClick={() => rotation.show(position)}
        />
      ))}
      <button
        type="button"
        className={styles['pause']}
        aria-label={rotation.isPaused ? texts.resume : texts.pause}
        onClick={rotation.togglePause}
      >
        <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
          <path d={rotation.isPaused ? 'M4 2.5v11l9-5.5z' : 'M4 2.5h3v11H4zM9 2.5h3v11H9z'} />
        </svg>
      </button>
    </div>
  );
}
