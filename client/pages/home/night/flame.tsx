import styles from "./night-head.module.css";

/** The fire of a streak. */
export function Flame() {
  return (
    <svg className={styles.flame} viewBox="0 0 40 52" aria-hidden="true">
      <path
        d="M21 1c2 9.5 15 15.5 15 30a16 16 0 0 1-32 0c0-7.5 4.3-11.5 6.6-16.6 2.7 2.2 4 4.6 4.2 8.2C19.5 17.5 21.5 9.5 21 1Z"
        fill="var(--red-fill)"
      />
      <path
        d="M20.5 24c1 5 7.5 8 7.5 15a8 8 0 0 1-16 0c0-3.8 2.2-5.8 3.4-8.4 1.4 1.1 2 2.4 2.1 4.2 2.4-2.6 3.3-6.6 3-10.8Z"
        fill="#ffc34d"
      />
    </svg>
  );
}
