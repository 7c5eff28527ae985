import styles from "./pattern-band.module.css";

/**
 * The season's pattern at the head of a page, whose foot then goes without: decoration. The page is positioned, and may ask
 * for another height by `--band`.
 * @example <PatternBand />
 */
export const PatternBand = () => <div className={`season-pattern ${styles.band}`} aria-hidden="true" />;
