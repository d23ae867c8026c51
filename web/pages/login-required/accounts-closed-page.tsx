import { Link } from '@tanstack/react-router';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { buttonClass } from '#web/ui/button-class.ts';

/** Where Log In and Create Account lead while there are no accounts. */
export function AccountsClosedPage() {
  useDocumentTitle('Accounts');
  return (
    <div className="wrap page stack">
      <h1 className="heading">Accounts are not open yet</h1>
      <p className="lead">
        Carts, wishlists and profiles will need one. Searching, filtering and opening every product does not.
      </p>
      <p>
        <Link to="/products" className={buttonClass({ tone: 'primary' })}>
          See all products
        </Link>
      </p>
    </div>
  );
}
