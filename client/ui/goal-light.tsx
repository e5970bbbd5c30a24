import styles from "./goal-light.module.css";

/** The red light behind the net, on for a win. It fades four times, far slower than a flash, and then stays. */
export function GoalLight() {
  return (
    <div className={styles.glow} aria-hidden="true">
      <svg className={styles.lamp} viewBox="0 0 120 74">
        <path d="M38 60V38a22 22 0 0 1 44 0v22Z" fill="var(--scene-red)" />
        <path
          d="M46 56V39a14 14 0 0 1 8-13"
          fill="none"
          stroke="#fff"
          strokeOpacity=".75"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path d="M28 58h64v8H28zM36 66h48v8H36z" fill="#31486d" />
      </svg>
    </div>
  );
}
