/** Cherry CLI. Specification 9 (Command-line tool and library). */
export const commandLine = {
	/** As claimed throughout the site. A test counts the commands. */
	commandsStated: "47+",
	/** The default cipher for transfers. */
	cipher: "AES-256",
	seasons: 4,
	monthsPerSeason: 3,
} as const;
