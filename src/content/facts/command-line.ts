/** Cherry CLI. Specification 9 (Command-line tool and library). */
export const commandLine = {
	/** As it is claimed everywhere. A test counts the commands. */
	commandsStated: "47+",
	/** Encrypts transfers where nothing else is asked for. */
	cipher: "AES-256",
	seasons: 4,
	monthsPerSeason: 3,
} as const;
