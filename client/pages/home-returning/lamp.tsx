import styles from "./lamp.module.css";

const DOME = "M17 34V22a13 13 0 0 1 26 0v12Z";

/** The goal lamp of a daily, lit once it is won. Decorative. */
export function Lamp({ isLit, className }: { isLit: boolean; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 60 44" aria-hidden="true">
      <path className={isLit ? styles.lit : styles.dark} d={DOME} />
      {!isLit && <path className={styles.rim} d={DOME} />}
      <path className={styles.shine} d="M22.5 32V22.5a8 8 0 0 1 4.5-7.5" />
      <path className={styles.foot} d="M12 34h36v5H12zM17 39h26v5H17z" />
    </svg>
  );
}
