import "./highlight.css";
import { commandTokens } from "./command-tokens.ts";
import { shortWord } from "./short-word.ts";
import { Unbroken } from "./unbroken.tsx";

/**
 * A command as it is typed, highlighted as in the documents: the line may break next to an option or a name, never
 * within it.
 * @example <CommandLine>cherry servers restart web-03 --wait</CommandLine>
 */
export const CommandLine = ({ children }: { children: string }) =>
	commandTokens(children).map(({ text, kind }, index) => {
		const key = `${index}`;
		return kind ? (
			<span key={key} className={kind === "flag" ? "hl-flag whole" : `hl-${kind}`}>
				{text}
			</span>
		) : (
			<Unbroken key={key} within={shortWord}>
				{text}
			</Unbroken>
		);
	});
