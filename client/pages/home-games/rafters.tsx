import styles from "./rafters.module.css";

/** Banners below the roof of a rink, one of a secret player. */
export function LegendsArt() {
  return (
    <svg className={styles.rafters} viewBox="0 0 240 116">
      <path d="M0 4h240M24 4h52v84l-26 20-26-20zM164 4h52v84l-26 20-26-20z" />
      <path className={styles.his} d="M94 4h52v84l-26 20-26-20z" />
      {["9", "?", "99"].map((number, place) => (
        <text key={number} x={50 + place * 70} y="64">
          {number}
        </text>
      ))}
    </svg>
  );
}
