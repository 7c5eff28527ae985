import { Unbroken } from "./unbroken.tsx";

const operands = /((?:(?<!\S)[$€]?\d[\d.,]{0,5} [÷×]|[÷×−+=]) \S+|--\S+)/;

/**
 * A sum in words and figures, which breaks before a sign, never after it. A short first factor stays with it.
 * An option does not break at its hyphens.
 * @example <Sum>2,847 − 1,200 = 1,647</Sum>
 */
export function Sum({ children }: { children: string }) {
	return <Unbroken within={operands}>{children}</Unbroken>;
}
