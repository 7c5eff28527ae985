import { Unbroken } from "./unbroken.tsx";

/** Options of any length, and short names with a hyphen. */
const words = /(--\S+|(?<!\S)(?=\S*-)\S{2,16}(?!\S))/;

/**
 * A command as it is typed, for a `CodeBlock` with a prompt: the line may break beside an option or a name, never within it.
 * @example <CommandLine>cherry servers restart web-03 --wait</CommandLine>
 */
export const CommandLine = ({ children }: { children: string }) => <Unbroken within={words}>{children}</Unbroken>;
