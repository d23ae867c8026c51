import type { User } from '#contract/user.schema.ts';
import { FinishIntent } from './finish-intent.tsx';
import { UserLists } from './offline/user-lists.tsx';

/** Work that follows sign-in. */
export function UserStart({ user }: { readonly user: User }) {
  return (
    <>
      <FinishIntent />
      <UserLists user={user} />
    </>
  );
}
