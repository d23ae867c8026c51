import { Link } from '@tanstack/react-router';
import { Globe, Lock } from 'lucide-react';
import { Feature } from '#web/features/marketing/feature.tsx';
import { countOf } from '#web/lib/format-count.ts';
import { EXAMPLE_GROUPS, type ExampleGroup } from '#web/pages/sample/example-shelf.ts';
import styles from './collaboration.module.css';

export function Collaboration() {
  return (
    <Feature
      title="Team collaboration"
      text="Keep what you have found in named groups. Show a group to your kitchens, your dietitian and your distributor, or keep it to yourself until the bid is out."
      link={
        <Link to="/signup" className="link">
          Start a wishlist group
        </Link>
      }
    >
      <ul className={styles.groups}>
        {EXAMPLE_GROUPS.map((group) => (
          <Group key={group.name} group={group} />
        ))}
      </ul>
    </Feature>
  );
}

function Group({ group: { name, isPublic, products, members } }: { readonly group: ExampleGroup }) {
  const Icon = isPublic ? Globe : Lock;
  return (
    <li>
      <span className="title">{name}</span>
      <span className={styles.access}>
        <Icon size={16} aria-hidden="true" />
        {isPublic ? 'Public' : 'Private'}
      </span>
      <span className="muted">
        {countOf(products, 'product', 'products')}, {countOf(members, 'member', 'members')}
      </span>
    </li>
  );
}
