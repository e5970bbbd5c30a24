import styles from "./rafters.module.css";

/** Banners under a rink's roof, the middle one of the man to be found. */
export function Rafters() {
  return (
    <svg className={styles.rafters} viewBox="0 0 240 130">
      <path className={styles.beam} d="M0 6h240" />
      {["9", "?", "99"].map((number, place) => (
        <g key={number} className={place === 1 ? styles.hidden : styles.banner}>
          <path d={`M${24 + place * 70} 6h52v84l-26 20-26-20z`} />
          <text x={50 + place * 70} y="66">
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}
