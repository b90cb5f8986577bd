import { Container, Section, ZelligeRosette } from '@tassis/design-system';
import { SectionHeading } from '../../components/section-heading.tsx';
import { testimonials } from '../../content/testimonials.ts';
import { fr } from '../../messages/fr.ts';
import styles from './testimonial-panel.module.css';
import { useRotation } from './use-rotation.ts';

/** One testimonial at a time; without script, all of them one below the other. */
export function TestimonialPanel() {
  const rotation = useRotation(testimonials.length);
  return (
    <Section tone="soft" aria-labelledby="temoignages">
      <Container>
        <SectionHeading id="temoignages" title={fr.testimonials.heading} align="center" />
        <div
          className={styles['panel']}
          onMouseEnter={rotation.hold}
          onMouseLeave={rotation.release}
          onFocus={rotation.hold}
          onBlur={rotation.release}
        >
          <ZelligeRosette className={styles['rosette']} />
          <div className={styles['stage']}>
            {testimonials.map(({ quote, author, role }, position) => (
              <figure
                key={author}
                className={styles['slide']}
                data-shown={position === rotation.index}
              >
                <blockquote className={styles['quote']}>
                  «{'\u202F'}
                  {quote}
                  {'\u202F'}»
                </blockquote>
                <figcaption>
                  <span className={styles['author']}>{author}</span>
                  <span className={styles['role']}>{role}</span>
                </figcaption>
              </figure>
            ))}
          </div>
          <Controls rotation={rotation} />
        </div>
      </Container>
    </Section>
  );
}

function Controls({ rotation }: { rotation: ReturnType<typeof useRotation> }) {
  return (
    <div className={styles['controls']}>
      {testimonials.map(({ author }, position) => (
        <button
          key={author}
          type="button"
          className={styles['dot']}
          aria-label={fr.testimonials.choose(position + 1, testimonials.length)}
          aria-current={position === rotation.index}
          onClick={() => rotation.show(position)}
        />
      ))}
      <button
        type="button"
        className={styles['pause']}
        aria-label={rotation.isPaused ? fr.testimonials.resume : fr.testimonials.pause}
        onClick={rotation.togglePause}
      >
        <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
          <path d={rotation.isPaused ? 'M4 2.5v11l9-5.5z' : 'M4 2.5h3v11H4zM9 2.5h3v11H9z'} />
        </svg>
      </button>
    </div>
  );
}
