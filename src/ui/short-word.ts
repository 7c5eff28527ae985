/** A hyphenated word, no longer than fits on any line, even on a phone with large text: `web-03`, `--watch`. */
export const shortWord = /(?<!\S)((?=\S*-)\S{2,16})(?!\S)/;
