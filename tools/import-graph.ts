import { posix } from "node:path";
import { parseSync } from "vite";

/** A file of `src`, by its path from the project's root with forward slashes. */
export interface SourceFile {
	file: string;
	source: string;
}

export interface ImportEdge {
	specifier: string;
	/** The imported file, from the project's root; undefined for a package. */
	target?: string;
	/** `import type`: erased, so it loads nothing and makes no cycle. */
	typeOnly: boolean;
	line: number;
}

/** A restricted name of the browser or of the language. */
export interface GlobalUse {
	name: string;
	line: number;
}

export interface ParsedFile {
	file: string;
	imports: ImportEdge[];
	/** Names that only `src/platform` may use. */
	globals: GlobalUse[];
	/** Uses of the browser's data about languages. */
	localised: GlobalUse[];
	/** Lines on which a function begins. */
	functions: number[];
	/** True when every statement is a re-export. */
	barrel: boolean;
}

interface Node {
	type: string;
	start: number;
	[key: string]: unknown;
}

const restrictedCalls = new Set(["Date.now", "Math.random"]);
const restrictedNames = new Set(["requestAnimationFrame", "localStorage", "sessionStorage"]);
const localisedMethods = new Set(["toLocaleString", "toLocaleDateString", "toLocaleTimeString", "localeCompare"]);
const globalObjects = new Set(["window", "globalThis", "self"]);
const functionTypes = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);

function isNode(value: unknown): value is Node {
	return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}

function nameOf(value: unknown): string | undefined {
	return isNode(value) && value.type === "Identifier" ? (value.name as string) : undefined;
}

function literal(value: unknown): string | undefined {
	if (!isNode(value)) return undefined;
	if (value.type === "Literal" && typeof value.value === "string") return value.value;
	const [quasi] = value.type === "TemplateLiteral" ? (value.quasis as Node[]) : [];
	return quasi && (value.expressions as Node[]).length === 0 ? (quasi.value as { cooked: string }).cooked : undefined;
}

/** Yields `node` and all its descendants, except identifiers that are only keys (`a.key`, `{ key: … }`). */
function* walk(node: Node): Generator<Node> {
	yield node;
	for (const [key, value] of Object.entries(node)) {
		const isKey = (key === "property" || key === "key") && node.computed === false && node.shorthand !== true;
		if (isKey && isNode(value) && value.type === "Identifier") continue;
		for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* walk(child);
	}
}

function restrictedUse(node: Node): string | undefined {
	if (node.type === "MemberExpression" && node.computed === false) {
		const object = nameOf(node.object);
		const property = nameOf(node.property) ?? "";
		if (restrictedCalls.has(`${object}.${property}`)) return `${object}.${property}`;
		return object && globalObjects.has(object) && restrictedNames.has(property) ? property : undefined;
	}
	const callsDate = node.type === "NewExpression" || node.type === "CallExpression";
	if (callsDate && nameOf(node.callee) === "Date")
		return node.type === "CallExpression" || (node.arguments as Node[]).length === 0 ? "new Date()" : undefined;
	const name = nameOf(node);
	return name && restrictedNames.has(name) ? name : undefined;
}

function localisedUse(node: Node): string | undefined {
	if (nameOf(node) === "Intl") return "Intl";
	const property = node.type === "MemberExpression" && node.computed === false ? nameOf(node.property) : undefined;
	return property && localisedMethods.has(property) ? property : undefined;
}

/** Resolves a specifier; Vite's `?worker&url` and the like are not part of the path. */
function resolveSpecifier(file: string, specifier: string): string | undefined {
	const path = specifier.replace(/\?.*$/, "");
	if (path.startsWith("#src/")) return posix.normalize(`src/${path.slice("#src/".length)}`);
	return path.startsWith(".") ? posix.join(posix.dirname(file), path) : undefined;
}

function importOf(node: Node): { specifier: string; typeOnly: boolean } | undefined {
	const specifier = literal(node.source);
	if (specifier === undefined) return undefined;
	if (node.type === "ImportDeclaration") return { specifier, typeOnly: node.importKind === "type" };
	if (node.type === "ExportNamedDeclaration" || node.type === "ExportAllDeclaration")
		return { specifier, typeOnly: node.exportKind === "type" };
	if (node.type === "ImportExpression") return { specifier, typeOnly: false };
	return node.type === "TSImportType" ? { specifier, typeOnly: true } : undefined;
}

/**
 * Parses one file with Vite's own parser, so that comments, strings and types are not mistaken for code.
 * @throws SyntaxError that names the file when it does not parse
 */
export function parseFile({ file, source }: SourceFile): ParsedFile {
	const { program, errors } = parseSync(file, source);
	if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);
	const lineAt = (offset: number) => source.slice(0, offset).split("\n").length;
	const parsed: ParsedFile = { file, imports: [], globals: [], localised: [], functions: [], barrel: false };
	const statements = program.body as unknown as Node[];
	parsed.barrel = statements.length > 0 && statements.every(isReExport);
	for (const node of walk(program as unknown as Node)) {
		const line = () => lineAt(node.start);
		const imported = importOf(node);
		if (imported) {
			const target = resolveSpecifier(file, imported.specifier);
			parsed.imports.push({ ...imported, ...(target === undefined ? {} : { target }), line: line() });
		}
		const name = restrictedUse(node);
		if (name) parsed.globals.push({ name, line: line() });
		const method = localisedUse(node);
		if (method) parsed.localised.push({ name: method, line: line() });
		if (functionTypes.has(node.type)) parsed.functions.push(line());
	}
	return parsed;
}

function isReExport(statement: Node): boolean {
	if (statement.type === "ExportAllDeclaration") return true;
	return statement.type === "ExportNamedDeclaration" && isNode(statement.source);
}

/**
 * The import cycles, each as the list of files it runs through; type-only imports do not count.
 * @example findCycles(files) // [["src/a.ts", "src/b.ts"]]
 */
export function findCycles(files: ParsedFile[]): string[][] {
	const targets = new Map(
		files.map(({ file, imports }) => [
			file,
			imports.flatMap(({ target, typeOnly }) => (target !== undefined && !typeOnly ? [target] : [])),
		]),
	);
	const done = new Set<string>();
	const path: string[] = [];
	const cycles: string[][] = [];
	const visit = (file: string) => {
		const open = path.indexOf(file);
		if (open >= 0) return void cycles.push(path.slice(open));
		if (done.has(file)) return;
		path.push(file);
		for (const target of targets.get(file) ?? []) visit(target);
		path.pop();
		done.add(file);
	};
	for (const file of targets.keys()) visit(file);
	return cycles;
}
