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

const quoted = (text: string) => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

const lines = <Item>(items: Iterable<Item>, line: (item: Item) => string) => Array.from(items, line).join("\n\t\t");

/**
 * The site for Caddy 2. Address and folder come from its environment, SITE_ADDRESS and SITE_ROOT; without them it answers for
 * the origin that the build was made for, with a certificate it fetches itself, else on port 8080.
 */
export function caddyConfig(site: SiteBuild): string {
	const base = site.base.slice(0, -1);
	const at = (pattern: string) => `^${base}${pattern.replace(/^\^/, "")}`;
	const headers = securityHeaders(site);
	const files = `file_server {
				precompressed br gzip
				disable_canonical_uris
			}`;
	return `# Made by the build, which knows the policy's hash: take it anew with every build. See HOSTING.md.

(sakura_headers) {
	header {
		${lines(Object.entries(headers), ([name, value]) => `${name} ${quoted(value)}`)}
		${resourceHeader} ${quoted(resourcePolicy.other)}
		Cache-Control ${quoted(cacheControl.other)}
	}
	header {
		Vary ${quoted(headers.Vary ?? "")}
		-Server
		defer
	}
	@https expression \`{http.request.scheme} == "https" || {http.request.header.X-Forwarded-Proto} == "https"\`
	header @https Strict-Transport-Security ${quoted(strictTransportSecurity)}
}

{$SITE_ADDRESS:${site.origin || ":8080"}} {
	root * {$SITE_ROOT:/srv/sakura}

	map {path} {sakura_type} {
		${lines(Object.entries(contentTypes), ([ending, type]) => `~\\${ending}/*$ ${quoted(type)}`)}
		default ${quoted(plainText)}
	}
	map {path} {sakura_fallback} {
		${lines(fallbacks, ({ prefix, file }) => `~${at(prefix)} ${base}/${file}`)}
		default ${base}/${lastFallback}
	}

	@method not method ${methods.join(" ")}
	@variant path_regexp ${variantPattern}
	@dotted {
		path_regexp ${dottedPattern}
		not path_regexp ${at(wellKnownPattern)}
	}
	@hashed path ${base}${hashedFolder}*
	@shared path ${base}${sharedFolder}*
	@file path_regexp file ^(.+${extensionPattern})/*$
	@named path_regexp named ^(${base}(?:${namedFiles.join("|")}))/*$
	@page path ${base || "/"} ${base}/*

	route {
		import sakura_headers
		error @method 405
		error @variant 404
		error @dotted 404
		handle @file {
			header @hashed Cache-Control ${quoted(cacheControl.hashed)}
			header @shared ${resourceHeader} ${quoted(resourcePolicy.shared)}
			header Content-Type {sakura_type}
			rewrite {re.file.1}
			${files}
		}
		handle @named {
			header Content-Type ${quoted(plainText)}
			rewrite {re.named.1}
			${files}
		}
		handle @page {
			header Content-Type ${quoted(contentTypes[".html"] ?? "")}
			try_files {path}/index.html {sakura_fallback}
			${files}
		}
		error 404
	}

	handle_errors {
		route {
			import sakura_headers
			header Content-Type ${quoted(plainText)}
			@404 expression {err.status_code} == 404
			respond @404 ${quoted(plainAnswers[404])} 404
			@405 expression {err.status_code} == 405
			header @405 Allow ${quoted(methods.join(", "))}
			respond @405 ${quoted(plainAnswers[405])} 405
			respond {err.status_code}
		}
	}
}
`;
}
