import { Unbroken } from "./unbroken.tsx";

/** Options of any length, and short hyphenated names. */
const words = /(--\S+|(?<!\S)(?=\S*-)\S{2,16}(?!\S))/;

/**
 * A command as it is typed, for a `CodeBlock` with a prompt: the line may break next to an option or a name, never
 * within it.
 * @example <CommandLine>cherry servers restart web-03 --wait</CommandLine>
 */
export const CommandLine = ({ children }: { children: string }) => <Unbroken within={words}>{children}</Unbroken>;
