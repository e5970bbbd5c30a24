import styles from "./link-field.module.css";

/** A link to copy by hand. */
export const LinkField = ({ label, link }: { label: string; link: string }) => (
  <label className={styles.link}>
    <span className="vh">{label}</span>
    <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
  </label>
);
