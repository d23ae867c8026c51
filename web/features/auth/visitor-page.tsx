import type { ComponentType, ReactNode } from 'react';
import { useSession } from '#web/features/session/session.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { AlreadyIn } from './already-in.tsx';

/** A page that shows its form to visitors, and to users that they are logged in. */
export function visitorPage(title: string, Form: ComponentType): () => ReactNode {
  return function VisitorPage() {
    useDocumentTitle(title);
    const { user } = useSession();
    return user ? <AlreadyIn user={user} /> : <Form />;
  };
}
