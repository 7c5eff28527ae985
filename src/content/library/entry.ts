/** The common fields of library entries. Specification 3, "Component, effect, hook and design-token entries". */
export interface LibraryEntry {
	/** The id of its part of the page, and of its sample. */
	id: string;
	name: string;
	category: string;
	description: string;
}

/** A field of a type: its declaration, and what it does. */
interface FieldWords {
	type: string;
	text: string;
	/** The declaration in the source, if `type` expands what it only names. */
	declared?: string;
}

type KeysOf<Type> = Type extends unknown ? keyof Type : never;
type RequiredKeysOf<Type> = Type extends unknown
	? { [Key in keyof Type]-?: Record<never, never> extends Pick<Type, Key> ? never : Key }[keyof Type]
	: never;

/** Exactly one row per field of a type; whether the field is required is checked against the type as well. */
export type FieldRows<Type> = {
	readonly [Key in KeysOf<Type> & string]: FieldWords &
		(Key extends RequiredKeysOf<Type> ? { required: true } : { required?: never });
};

export type AnyFieldRows = Readonly<Record<string, FieldWords & { required?: true }>>;

/** Details of a component beyond its purpose. */
export interface ComponentDetails {
	/** Path from the project's root. */
	source: string;
	props: AnyFieldRows;
	keyboard: string;
	accessibility: string;
}
