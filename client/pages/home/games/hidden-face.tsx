import styles from "./hidden-face.module.css";

/** A face in few squares. */
export const HiddenFace = () => <span className={styles.face} />;
