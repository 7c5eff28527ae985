/// <reference types="vite/client" />

interface ImportMetaEnv {
	/** Origin the site will be served from, for absolute canonical addresses; empty if it may be any. */
	readonly VITE_SITE_ORIGIN?: string;
	/**
	 * Address of the repository's edit page, to which a document's path is appended; without it there are no edit links.
	 */
	readonly VITE_EDIT_URL?: string;
	/** Where timings are sent; without it none are measured. */
	readonly VITE_VITALS_URL?: string;
}
