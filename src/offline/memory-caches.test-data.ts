type Asked = RequestInfo | URL;

const addressOf = (asked: Asked): string => (asked instanceof Request ? asked.url : String(asked));

/** An in-memory cache. @param put awaited before each entry is stored */
export function memoryCache(put = async (_url: string) => {}) {
	const held = new Map<string, Response>();
	return {
		put: async (asked: Asked, answer: Response) => {
			await put(addressOf(asked));
			held.set(addressOf(asked), answer);
		},
		delete: async (asked: Asked) => held.delete(addressOf(asked)),
		keys: async () => [...held.keys()].map((url) => new Request(url)),
		match: async (asked: Asked) => held.get(addressOf(asked))?.clone(),
	};
}

/** All caches of a site. A deleted cache is a new one when it is opened again. */
export function memoryCaches() {
	const stores = new Map<string, ReturnType<typeof memoryCache>>();
	const open = async (name: string) => {
		const store = stores.get(name) ?? memoryCache();
		stores.set(name, store);
		return store;
	};
	return {
		open,
		delete: async (name: string) => stores.delete(name),
		has: async (name: string) => stores.has(name),
		/** In one cache, or in all. */
		match: async (asked: Asked, { cacheName }: { cacheName?: string } = {}) => {
			for (const [name, store] of stores) {
				const found = cacheName === undefined || cacheName === name ? await store.match(asked) : undefined;
				if (found) return found;
			}
			return undefined;
		},
	};
}
