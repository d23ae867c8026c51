import { Link } from '@tanstack/react-router';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import styles from './not-found-page.module.css';

export function NotFoundPage() {
  useDocumentTitle('Page not found');
  return (
    <div className="wrap page">
      <div className={styles.page}>
        <div className={styles.shelf} aria-hidden="true">
          <i />
        </div>
        <h1 className="heading">Page not found</h1>
        <p className="lead">
          Nothing stands at this address. It may have been mistyped, or the page has moved.
        </p>
        <Link to="/products" className={buttonClass({ tone: 'primary' })}>
          See all products
        </Link>
      </div>
    </div>
  );
}
