import { useNavigate } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext } from 'react';
import { AppLink } from '#web/ui/app-link.tsx';
import { productOverList } from './paths.ts';

/** The query of the list that products open from ("?q=oat"): in a new tab a product knows the way back to it. */
export const ListAddress = createContext('');

export interface ProductLinkProps {
  readonly gtin: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** For the pointer alone, around a picture: the name is the link for every user. */
  readonly pointerOnly?: boolean;
  /** Takes the place of what is open over the list now, so that the way back leads to the list. */
  readonly replace?: boolean;
}

/** Opens a product over the list; in a new tab, as a page of its own. */
export function ProductLink({
  gtin,
  children,
  className,
  pointerOnly = false,
  replace = false,
}: ProductLinkProps) {
  const navigate = useNavigate();
  const list = useContext(ListAddress);
  return (
    <AppLink
      href={`/products/${gtin}${list}`}
      onPress={() => void navigate({ ...productOverList(gtin), replace })}
      className={className}
      draggable={false}
      {...(pointerOnly && { tabIndex: -1, 'aria-hidden': true })}
    >
      {children}
    </AppLink>
  );
}
