/** A word with a hyphen, no longer than fits on any line, on a phone and with large text too: `web-03`, `--watch`. */
export const shortWord = /(?<!\S)((?=\S*-)\S{2,16})(?!\S)/;
