import styles from './empty-shelf.module.css';

/** A shelf with the outlines of what could stand on it: the same wherever there is nothing. */
export function EmptyShelf() {
  return (
    <div className={styles.shelf} aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  );
}
