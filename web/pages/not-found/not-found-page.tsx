import { useRouterState } from '@tanstack/react-router';
import { jt, t } from 'ttag';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
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
                  <TextLink key="meant" to={page.to}>
                    {page.name}
                  </TextLink>
                )}?`}
              </>
            )}
          </>
        }
      >
        <ButtonLink to="/products" tone="primary">
          {t`See all products`}
        </ButtonLink>
        {words !== '' && (
          <ButtonLink to="/products" search={{ q: words }}>
            {t`Search for “${words}”`}
          </ButtonLink>
        )}
        <TextLink to="/">{t`Go to the start`}</TextLink>
      </EmptyState>
    </div>
  );
}
