import { Link, useRouterState } from '@tanstack/react-router';
import { jt, t } from 'ttag';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { suggestPage, wordsOf } from './suggest-path.ts';

/** Offers the address that was probably meant. */
export function NotFoundPage() {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  useDocumentTitle(t`Page not found`);
  const page = suggestPage(pathname);
  const words = wordsOf(pathname);
  return (
    <div className="wrap page">
      <EmptyState
        as="h1"
        title={t`Page not found`}
        text={
          <>
            {t`Nothing stands at this address. It may have been mistyped, or the page has moved.`}
            {page && (
              <>
                {' '}
                {jt`Did you mean ${(
                  <Link key="meant" to={page.to} className="link">
                    {page.name}
                  </Link>
                )}?`}
              </>
            )}
          </>
        }
      >
        <Link to="/products" className={buttonClass({ tone: 'primary' })}>
          {t`See all products`}
        </Link>
        {words !== '' && (
          <Link to="/products" search={{ q: words }} className={buttonClass()}>
            {t`Search for “${words}”`}
          </Link>
        )}
        <Link to="/" className="link">
          {t`Go to the start`}
        </Link>
      </EmptyState>
    </div>
  );
}
