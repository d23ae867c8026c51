import { Link } from '@tanstack/react-router';
import { VerdictMark } from '#web/features/marks/verdict-mark.tsx';
import { MarginBar } from '#web/features/verdicts/margin-bar.tsx';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { EXAMPLE_VERDICT } from '#web/pages/sample/example-shelf.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { SampleNote } from '#web/ui/sample-note.tsx';
import { Collaboration } from './collaboration.tsx';
import { Figures } from './figures.tsx';
import styles from './landing-page.module.css';
import { QuickerAnalysis } from './quicker-analysis.tsx';

export function LandingPage() {
  useDocumentTitle('Know what is in the food you buy');
  return (
    <div className="wrap">
      <section className={styles.opening}>
        <div className={styles.text}>
          <h1 className="display">Know what is in the food you buy.</h1>
          <p className={`lead ${styles.lead}`}>
            Larder reads the label of every product you could order, checks it against the nutrition standard
            you answer to, and tells you in one sentence whether it passes.
          </p>
          <div className={styles.actions}>
            <Link to="/pricing" className={buttonClass({ tone: 'primary', size: 'large' })}>
              Get it now
            </Link>
            <Link to="/login" className={buttonClass({ size: 'large' })}>
              Login
            </Link>
            <Link to="/signup" className={buttonClass({ tone: 'quiet', size: 'large' })}>
              Signup
            </Link>
          </div>
        </div>
        <ExampleVerdict />
      </section>
      <Figures />
      <QuickerAnalysis />
      <Collaboration />
    </div>
  );
}

function ExampleVerdict() {
  const { sentence, ratio, margin, source } = EXAMPLE_VERDICT;
  return (
    <figure className={styles.example}>
      <img src="/art/savory-granola.svg" width={520} height={526} alt="" fetchPriority="high" />
      <figcaption className={styles.says}>
        <SampleNote>An invented product.</SampleNote>
        <p className={styles.verdict}>
          <VerdictMark verdict="fail" size={24} filled />
          <span className="heading">{sentence}</span>
        </p>
        <div className={styles.margin}>
          <MarginBar ratio={ratio} text={margin} isFailed />
          <p className="small muted">{source}</p>
        </div>
      </figcaption>
    </figure>
  );
}
