import { Link } from '@tanstack/react-router';
import { Feature } from '#web/features/marketing/feature.tsx';
import { countOf } from '#web/lib/format-count.ts';
import { EXAMPLE_GROUPS, type ExampleGroup } from '#web/pages/sample/example-shelf.ts';
import styles from './collaboration.module.css';

export function Collaboration() {
  return (
    <Feature
      title="Team collaboration"
      text="Sort products into named groups. Share a group by a link, make it public for others to follow, or keep it to yourself until the bid is out."
      link={
        <Link to="/public-groups" className="link">
          See public groups
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

function Group({ group: { name, access, products, followers } }: { readonly group: ExampleGroup }) {
  return (
    <li>
      <span className="title">{name}</span>
      <span className="soft">{access}</span>
      <span className="muted">
        {countOf(products, 'product', 'products')}
        {followers && `, ${countOf(followers, 'follower', 'followers')}`}
      </span>
    </li>
  );
}
