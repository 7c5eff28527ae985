import { readFileSync } from "node:fs";
import { join } from "node:path";
import { validate } from "dockerfile-utils";
import { expect, it, test } from "vitest";
import { projectRoot } from "../binaries.ts";
import { caddyConfig } from "./caddy.ts";

const containerfile = readFileSync(join(projectRoot, "Containerfile"), "utf8");
const findings = (text: string) => validate(text).map(({ message }) => message);

test("the linter finds nothing in it", () => {
	expect(findings(containerfile)).toEqual([]);
});

it.each([
	["an unknown instruction", "COPPY dist /srv\n"],
	["a copy without a target", "COPY dist\n"],
	["an invalid port", "EXPOSE many\n"],
])("the linter would find %s", (_, line) => {
	expect(findings(containerfile + line)).not.toEqual([]);
});

test("it copies the build output, and .dockerignore excludes the rest of the project", () => {
	const copied = [...containerfile.matchAll(/^COPY (\S+) /gm)].map(([, source]) => source);
	const ignored = readFileSync(join(projectRoot, ".dockerignore"), "utf8").trim().split("\n");
	expect(ignored).toEqual(["*", ...["dist", "hosting/Caddyfile"].map((path) => `!${path}`)]);
	expect(copied.toSorted()).toEqual(["dist", "hosting/Caddyfile"]);
});

test("it needs none of the capabilities that the documented command takes from it", () => {
	expect(readFileSync(join(projectRoot, "HOSTING.md"), "utf8")).toMatch(/^docker run .* --cap-drop ALL .* sakura$/m);
	expect(containerfile).toMatch(/^RUN setcap cap_net_bind_service=-ep \/usr\/bin\/caddy$.*^USER /ms);
	const [, port] = /^EXPOSE (\d+)$/m.exec(containerfile) ?? [];
	expect(Number(port)).toBeGreaterThanOrEqual(1024);
});

test("it sets every variable that the Caddyfile reads, pins its base image, and does not run as root", () => {
	const config = caddyConfig({ base: "/", origin: "" });
	for (const [, name = ""] of config.matchAll(/\{\$(\w+):/g)) expect(containerfile).toContain(`${name}=`);
	expect(containerfile).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
	expect(containerfile).toMatch(/^FROM [\w./-]+:\d[\w.-]*$/m);
});
