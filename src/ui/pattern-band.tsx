import styles from "./pattern-band.module.css";

/**
 * The season's pattern at the top of a page, whose footer goes without (`patternAtFoot` in the site map). Decorative.
 * The page must be positioned, and may set another height with `--band`.
 * @example <PatternBand />
 */
export const PatternBand = () => <div className={`season-pattern ${styles.band}`} aria-hidden="true" />;
