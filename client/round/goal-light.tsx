import styles from "./goal-light.module.css";

/** The red light behind the net, on for a win. It fades four times, far slower than a flash, and then stays. */
export function GoalLight() {
  return (
    <div className={styles.glow} aria-hidden="true">
      <svg className={styles.lamp} viewBox="0 0 60 44">
        <use href="#lamp-on" />
      </svg>
    </div>
  );
}
