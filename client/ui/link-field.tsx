import styles from "./link-field.module.css";

/** A link to send, whole, for whoever would rather copy it by hand. */
export const LinkField = ({ label, link }: { label: string; link: string }) => (
  <label className={styles.link}>
    <span className="vh">{label}</span>
    <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
  </label>
);
