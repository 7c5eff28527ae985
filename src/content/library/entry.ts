/** What every entry of the library has. Specification 3, "Component, effect, hook and design-token entries". */
export interface LibraryEntry {
	/** Of its part of the page, and of its sample. */
	id: string;
	name: string;
	category: string;
	description: string;
}

/** A field of a type: as it is declared, and what it does. */
interface FieldWords {
	type: string;
	text: string;
	/** The declaration in the source, where `type` spells out what that only names. */
	declared?: string;
}

type KeysOf<Type> = Type extends unknown ? keyof Type : never;
type RequiredKeysOf<Type> = Type extends unknown
	? { [Key in keyof Type]-?: Record<never, never> extends Pick<Type, Key> ? never : Key }[keyof Type]
	: never;

/** One row for every field of a type, none more; whether it is required is held to the type as well. */
export type FieldRows<Type> = {
	readonly [Key in KeysOf<Type> & string]: FieldWords &
		(Key extends RequiredKeysOf<Type> ? { required: true } : { required?: never });
};

export type AnyFieldRows = Readonly<Record<string, FieldWords & { required?: true }>>;

/** What is said of a component besides what it is for. */
export interface ComponentDetails {
	/** From the project's root. */
	source: string;
	props: AnyFieldRows;
	keyboard: string;
	accessibility: string;
}
