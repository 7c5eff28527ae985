/// <reference types="vite/client" />

interface ImportMetaEnv {
	/** Origin the site will be served from, for absolute canonical addresses; empty where it may be any. */
	readonly VITE_SITE_ORIGIN?: string;
	/** Address of the repository's edit page, to which a document's path is added; none where it is not set. */
	readonly VITE_EDIT_URL?: string;
	/** Where timings are sent; without it none are taken. */
	readonly VITE_VITALS_URL?: string;
}
