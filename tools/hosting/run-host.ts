import { spawnSync } from "node:child_process";
import { closeSync, existsSync, globSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { freePort } from "../port.ts";
import { caddyConfig } from "./caddy.ts";
import { nginxConfig } from "./nginx.ts";
import type { SiteBuild } from "./site-build.ts";

/** Another server with our configuration, on this machine, for tests and benchmarks. */
export interface RunningHost {
	port: number;
	stop: () => void;
}

/** @param root the folder in which the site's files are laid out as its addresses are */
type StartHost = (site: SiteBuild, root: string) => Promise<RunningHost>;

/** The path of an installed program, or undefined. Debian keeps servers out of the PATH of ordinary users. */
export function installed(program: string): string | undefined {
	const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
	return folders.map((folder) => join(folder, program)).find((file) => existsSync(file));
}

const modules = "/etc/nginx/modules-enabled";

/** Whether this machine's nginx has the module that serves the `.br` files. */
export const nginxHasBrotli = (): boolean => globSync("*brotli*static*.conf", { cwd: modules }).length > 0;

/**
 * Both programs return once they listen, and leave a process behind whose id is in a file.
 * @throws Error with the program's output
 */
function start(program: string, options: string[], folder: string, port: number, env = process.env): RunningHost {
	const log = join(folder, "output.log");
	const output = openSync(log, "w");
	const { status } = spawnSync(installed(program) ?? program, options, { env, stdio: ["ignore", output, output] });
	closeSync(output);
	// In a loop: a terminating program removes its own files at the same time, and rmSync stops when one is gone.
	const removeFolder = () => {
		while (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
	};
	if (status !== 0) {
		const said = readFileSync(log, "utf8");
		removeFolder();
		throw new Error(`${program} did not start: ${said}`);
	}
	const stop = () => {
		process.kill(Number(readFileSync(join(folder, "pid"), "utf8")), "SIGTERM");
		removeFolder();
	};
	return { port, stop };
}

export const startNginx: StartHost = async (site, root) => {
	const folder = mkdtempSync(join(tmpdir(), "nginx-"));
	const port = await freePort();
	const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
		(name) => `${name}_temp_path ${folder}/${name};`,
	);
	writeFileSync(join(folder, "site.conf"), nginxConfig(site, { listen: [`127.0.0.1:${port} backlog=4096`], root }));
	writeFileSync(
		join(folder, "nginx.conf"),
		`${process.getuid?.() === 0 ? "user root;\n" : ""}pid ${folder}/pid;
error_log ${folder}/error.log;
include ${modules}/*.conf;
worker_processes auto;
worker_rlimit_nofile 8192;
events { worker_connections 4096; }
http {
	access_log off;
	${temporary.join("\n\t")}
	${nginxHasBrotli() ? "brotli_static on;" : ""}
	include ${folder}/site.conf;
}
`,
	);
	return start("nginx", ["-e", join(folder, "error.log"), "-c", join(folder, "nginx.conf")], folder, port);
};

export const startCaddy: StartHost = async (site, root) => {
	const folder = mkdtempSync(join(tmpdir(), "caddy-"));
	const port = await freePort();
	writeFileSync(join(folder, "Caddyfile"), `{\n\tadmin off\n\tauto_https off\n}\n\n${caddyConfig(site)}`);
	const home = { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
	const env = { ...process.env, ...home, SITE_ADDRESS: `http://127.0.0.1:${port}`, SITE_ROOT: root };
	const file = ["--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"];
	return start("caddy", ["start", ...file, "--pidfile", join(folder, "pid")], folder, port, env);
};
