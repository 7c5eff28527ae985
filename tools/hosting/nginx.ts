import { securityHeaders } from "../headers.ts";
import type { SiteBuild } from "./site-build.ts";
import {
	cacheControl,
	contentTypes,
	dottedPattern,
	extensionPattern,
	fallbacks,
	hashedFolder,
	lastFallback,
	methods,
	namedFiles,
	plainAnswers,
	plainText,
	resourceHeader,
	resourcePolicy,
	sharedFolder,
	strictTransportSecurity,
	variantPattern,
	wellKnownPattern,
} from "./site-rules.ts";

export interface NginxPlace {
	/** What nginx listens on. */
	listen: readonly string[];
	/** The folder below which the site lies as its addresses do: at `/sakura/`, its files are in `<root>/sakura`. */
	root: string;
}

const usualPlace: NginxPlace = { listen: ["80", "[::]:80"], root: "/srv/sakura" };

const quoted = (text: string) =>
	`"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n").replaceAll("\t", "\\t")}"`;

/** @throws RangeError for what nginx would read as a variable */
function literal(text: string): string {
	if (text.includes("$")) throw new RangeError(`nginx would look for a variable in ${text}`);
	return quoted(text);
}

const lines = <Item>(items: Iterable<Item>, line: (item: Item) => string) => Array.from(items, line).join("\n\t");

/**
 * The site for nginx, to be included at the level of `http`. Brotli is served where `brotli_static on;` stands beside it.
 * All headers stand on one level, because nginx forgets those of the level above where one below says any; what differs
 * from answer to answer is a variable, and an empty one is not sent.
 */
export function nginxConfig(site: SiteBuild, { listen, root }: NginxPlace = usualPlace): string {
	const base = site.base.slice(0, -1);
	const at = (pattern: string) => quoted(`~^${base}${pattern.replace(/^\^/, "")}`);
	const plain = (status: keyof typeof plainAnswers) =>
		`types {} default_type ${literal(plainText)}; return ${status} ${literal(plainAnswers[status])};`;
	const pages = `try_files $uri/index.html $sakura_fallback =404;`;
	return `# Made by the build, which knows the policy's hash: take it anew with every build. See HOSTING.md.

map $uri $sakura_hidden {
	default "";
	${quoted(`~${variantPattern}`)} 1;
	${at(wellKnownPattern)} "";
	${quoted(`~${dottedPattern}`)} 1;
}

map $uri $sakura_fallback {
	default ${base}/${lastFallback};
	${lines(fallbacks, ({ prefix, file }) => `${at(prefix)} ${base}/${file};`)}
}

# By status, because a missing file keeps its address.
map "$status$uri" $sakura_cache {
	default ${literal(cacheControl.other)};
	${quoted(`~^(200|206|304)${base}${hashedFolder}`)} ${literal(cacheControl.hashed)};
}

map "$status$uri" $sakura_resource {
	default ${literal(resourcePolicy.other)};
	${quoted(`~^(200|206|304)${base}${sharedFolder}`)} ${literal(resourcePolicy.shared)};
}

map $status $sakura_allow {
	default "";
	405 ${literal(methods.join(", "))};
}

map "$scheme $http_x_forwarded_proto" $sakura_hsts {
	default "";
	~https ${literal(strictTransportSecurity)};
}

server {
	${lines(listen, (address) => `listen ${address};`)}
	server_name ${URL.parse(site.origin)?.hostname ?? "_"};
	server_tokens off;
	root ${root};

	sendfile on;
	tcp_nopush on;
	max_ranges 1;

	# .gz and .br lie beside the files: nothing is compressed while somebody waits.
	gzip off;
	gzip_static on;
	gzip_proxied any;
	gzip_vary off; # Vary is among the headers

	types {
		${lines(Object.entries(contentTypes), ([ending, type]) => `\t${literal(type)} ${ending.slice(1)};`).trim()}
	}

	${lines(Object.entries(securityHeaders(site)), ([name, value]) => `add_header ${name} ${literal(value)} always;`)}
	add_header ${resourceHeader} $sakura_resource always;
	add_header Cache-Control $sakura_cache always;
	add_header Allow $sakura_allow always;
	add_header Strict-Transport-Security $sakura_hsts always;

	if ($request_method !~ "^(${methods.join("|")})$") {
		return 405;
	}
	if ($sakura_hidden) {
		return 404;
	}

	location ~ ${quoted(`^(?<sakura_file>.+${extensionPattern})/*$`)} {
		try_files $sakura_file =404;
	}
	${lines(
		namedFiles,
		(file) => `location ~ ${quoted(`^(?<sakura_named>${base}${file})/*$`)} {
		types {} default_type ${literal(plainText)};
		try_files $sakura_named =404;
	}`,
	)}
	location ${base}/ {
		${pages}
	}
${
	base === ""
		? ""
		: `	location = ${base} {
		${pages}
	}
	location / {
		return 404;
	}
`
}
	error_page 400 @bad;
	error_page 404 @missing;
	error_page 405 @method;
	location @bad { ${plain(400)} }
	location @missing { ${plain(404)} }
	location @method { ${plain(405)} }
}
`;
}
